import { prefetch, useQuery, type DataClient } from 'kit/apollo';
import { Panel, Panels } from 'kit/panel';
import { ErrorState } from 'kit/states';
import { SalesPipelineDocument } from '#gql/graphql.ts';
import { useLiveSales } from '../live/use-live-sales.ts';
import { PipelineBoard } from './pipeline-board.tsx';
import { PipelineSkeleton } from './pipeline-skeleton.tsx';
import { useMoveDeal } from './use-move-deal.ts';

/** Leads and projects by phase, moved by drag and drop or keyboard. */
export function PipelineTab() {
  const { data, error, refetch } = useQuery(SalesPipelineDocument, { fetchPolicy: 'cache-and-network' });
  useLiveSales(refetch);
  const phases = data?.salesPipeline;
  const move = useMoveDeal(phases, refetch);
  return (
    <Panels>
      <Panel title="Client Pipeline" busy={!phases && !error}>
        {phases ? (
          <PipelineBoard phases={phases} onMove={move} />
        ) : error ? (
          <ErrorState
            title="Couldn't load the pipeline"
            hint="Your leads and projects are safe. Try again."
            onRetry={() => void refetch().then(undefined, () => undefined)}
          />
        ) : (
          <PipelineSkeleton />
        )}
      </Panel>
    </Panels>
  );
}

PipelineTab.prefetchData = (client: DataClient) => prefetch(client, SalesPipelineDocument);
