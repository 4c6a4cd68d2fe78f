import { useApolloClient, useOptimisticMutation } from 'kit/apollo';
import { MovePipelineDealDocument, SalesPipelineDocument } from '#gql/graphql.ts';
import { type Deal, type DealMove, type Phase, toWonProject } from './deal.ts';

/**
 * Moves a deal optimistically, and resolves to the resulting pipeline. On a conflict the server's message shows, and the pipeline
 * is refetched.
 */
export function useMoveDeal(phases: readonly Phase[] | undefined, refetch: () => Promise<unknown>) {
  const client = useApolloClient();
  const [send] = useOptimisticMutation(MovePipelineDealDocument, { failed: "Couldn't move the deal" });
  return async (move: DealMove): Promise<readonly Phase[] | null> => {
    const { deal, from, to } = move;
    // Read now: a confirmation may have been open since the drop.
    const currentPhases = client.cache.readQuery({ query: SalesPipelineDocument })?.salesPipeline ?? phases ?? [];
    const answer = await send({
      variables: { id: deal.id, input: { from, to, isLead: deal.isLead } },
      optimisticResponse: { movePipelineDeal: applyMove(currentPhases, move) },
      update: (cache, { data }) => {
        if (data) cache.writeQuery({ query: SalesPipelineDocument, data: { salesPipeline: data.movePipelineDeal } });
      },
      onRefused: () => void refetch().then(undefined, () => undefined),
    });
    return answer?.movePipelineDeal ?? null;
  };
}

/** The optimistic state of the pipeline after a move. */
function applyMove(phases: readonly Phase[], { deal, from, to }: DealMove): Phase[] {
  const arriving = deal.isLead ? toWonProject(deal) : deal;
  return phases.map((one) => {
    if (one.phase === from)
      return adjustPhase(
        one,
        -1,
        deal,
        one.rows.filter(({ id }) => id !== deal.id),
      );
    if (one.phase === to) return adjustPhase(one, 1, arriving, [...one.rows, arriving].toSorted(compareNewestFirst));
    return one;
  });
}

/* In cents, to avoid floating-point errors in the sum. */
function adjustPhase(phase: Phase, by: 1 | -1, { value }: Deal, rows: Deal[]): Phase {
  const cents = Math.round(Number(phase.value) * 100) + by * Math.round(Number(value ?? 0) * 100);
  return { ...phase, total: phase.total + by, value: (cents / 100).toFixed(2), rows };
}

/** Sorts newest first; ids grow with time. */
const compareNewestFirst = (one: Deal, other: Deal) => ((one.id ?? '') < (other.id ?? '') ? 1 : -1);
