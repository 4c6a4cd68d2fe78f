import { useApolloClient, useOptimisticMutation } from 'kit/apollo';
import { MovePipelineDealDocument, SalesPipelineDocument } from '#gql/graphql.ts';
import type { DealMove, Phase } from './deal.ts';
import { applyMove } from './apply-move.ts';

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
