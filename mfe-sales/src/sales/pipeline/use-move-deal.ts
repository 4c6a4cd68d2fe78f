import { useApolloClient, useOptimisticMutation } from 'kit/apollo';
import { MovePipelineDealDocument, SalesPipelineDocument } from '#gql/graphql.ts';
import type { DealMove, Phase } from './deal.ts';
import { moved } from './moved.ts';

/** Moves a deal at once, and answers the pipeline as it is then. Where someone else was first the server says so, and the pipeline is asked for again. */
export function useMoveDeal(phases: readonly Phase[] | undefined, askAgain: () => Promise<unknown>) {
  const client = useApolloClient();
  const [send] = useOptimisticMutation(MovePipelineDealDocument, { failed: 'The deal was not moved' });
  return async (move: DealMove): Promise<readonly Phase[] | null> => {
    const { deal, from, to } = move;
    // As it is at this moment: a question may have stood between the drop and its answer.
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
