import { useApolloClient, useOptimisticMutation } from 'kit/apollo';
import { MovePipelineDealDocument, SalesPipelineDocument } from '#gql/graphql.ts';
import type { DealMove, Phase } from './deal.ts';
import { moved } from './moved.ts';

/**
 * Moves a deal optimistically, and resolves to the resulting pipeline. On a conflict the server's message shows, and the pipeline
 * is refetched.
 */
export function useMoveDeal(phases: readonly Phase[] | undefined, askAgain: () => Promise<unknown>) {
  const client = useApolloClient();
  const [send] = useOptimisticMutation(MovePipelineDealDocument, { failed: "Couldn't move the deal" });
  return async (move: DealMove): Promise<readonly Phase[] | null> => {
    const { deal, from, to } = move;
    // Read now: a confirmation may have been open since the drop.
    const shown = client.cache.readQuery({ query: SalesPipelineDocument })?.salesPipeline ?? phases ?? [];
    const answer = await send({
      variables: { id: deal.id, input: { from, to, isLead: deal.isLead } },
      optimisticResponse: { movePipelineDeal: moved(shown, move) },
      update: (cache, { data }) => {
        if (data) cache.writeQuery({ query: SalesPipelineDocument, data: { salesPipeline: data.movePipelineDeal } });
      },
      onRefused: () => void askAgain().then(undefined, () => undefined),
    });
    return answer?.movePipelineDeal ?? null;
  };
}
