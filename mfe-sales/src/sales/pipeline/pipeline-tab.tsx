import { prefetch, useQuery, type DataClient, useApolloClient, useOptimisticMutation } from 'kit/apollo';
import { Panel, Panels } from 'kit/panel';
import { ErrorState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { SalesPipelineDocument, MovePipelineDealDocument } from '#gql/graphql.ts';
import { useLiveSales } from '../live/use-live-sales.ts';
import { PipelineBoard } from './pipeline-board.tsx';
import { type Deal, type DealMove, type Phase, toWonProject } from './deal.ts';

/** Leads and projects by phase, moved by drag and drop or keyboard. */
export function PipelineTab() {
  const { data, error, refresh } = useQuery(SalesPipelineDocument, { fetchPolicy: 'cache-and-network' });
  useLiveSales(refresh);
  const phases = data?.salesPipeline;
  const move = useMoveDeal(phases, refresh);
  return (
    <Panels>
      <Panel title="Client Pipeline" busy={!phases && !error}>
        {phases ? (
          <PipelineBoard phases={phases} onMove={move} />
        ) : error ? (
          <ErrorState
            title="Couldn't load the pipeline"
            hint="Your leads and projects are safe. Try again."
            onRetry={refresh}
          />
        ) : (
          <PipelineSkeleton />
        )}
      </Panel>
    </Panels>
  );
}

PipelineTab.prefetchData = (client: DataClient) => prefetch(client, SalesPipelineDocument);

/** Four columns with two cards each, in place of the board. */
const PipelineSkeleton = () => (
  <Columns aria-hidden>
    {[1, 2, 3, 4].map((column) => (
      <Column key={column}>
        <Skeleton $width="60%" $height="24px" />
        <Skeleton $width="100%" $height="20px" />
        <Skeleton $width="100%" $height="96px" />
        <Skeleton $width="100%" $height="96px" />
      </Column>
    ))}
  </Columns>
);

const Columns = styled.div`
  display: grid;
  overflow: hidden;
  grid-auto-columns: minmax(248px, 1fr);
  grid-auto-flow: column;
  gap: ${tokens.space.m};
  ${tokens.screen.narrow} {
    grid-auto-columns: min(86%, 320px);
    gap: ${tokens.space.s};
  }
`;

const Column = styled.div`
  display: grid;
  padding: ${tokens.space.s};
  border-radius: ${tokens.radius.medium};
  align-content: start;
  gap: ${tokens.space.xs};
  background: ${tokens.color.sunken};
`;

/**
 * Moves a deal optimistically, and resolves to the resulting pipeline. On a conflict the server's message shows, and the pipeline
 * is refetched.
 */
function useMoveDeal(phases: readonly Phase[] | undefined, refresh: () => Promise<unknown>) {
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
      onRefused: refresh,
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
