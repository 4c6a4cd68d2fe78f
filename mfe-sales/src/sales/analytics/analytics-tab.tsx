import { prefetch, useQuery, type DataClient } from 'kit/apollo';
import { Panels, usePreviousData } from 'kit/panel';
import { SalesAnalyticsDocument, SalesMetricsDocument } from '#gql/graphql.ts';
import { useLiveSales } from '../live/use-live-sales.ts';
import { FiguresPanel } from './figures/figures-panel.tsx';
import { LeadFigures } from './lead-figures.tsx';
import { parsePeriod, usePeriod } from './use-period.ts';

/** Sales figures and lead outcomes. The current period stays on screen while another loads. */
export function SalesAnalyticsTab() {
  const [period, choose] = usePeriod();
  const figures = useQuery(SalesMetricsDocument, { fetchPolicy: 'cache-and-network' });
  const leads = useQuery(SalesAnalyticsDocument, {
    variables: { months: period },
    fetchPolicy: 'cache-and-network',
  });
  useLiveSales(() => Promise.all([figures.refetch(), leads.refetch()]));
  const metrics = figures.data?.salesMetrics;
  const analytics = usePreviousData(leads.error && !leads.data ? null : leads.data?.salesAnalytics);
  return (
    <Panels>
      <FiguresPanel
        figures={metrics}
        failed={Boolean(figures.error) && !metrics}
        onRetry={() => void figures.refetch().then(undefined, () => undefined)}
      />
      <LeadFigures
        figures={metrics}
        analytics={analytics ?? undefined}
        failed={Boolean(leads.error) && !analytics}
        period={period}
        onChoose={choose}
        onRetry={() => void leads.refetch().then(undefined, () => undefined)}
      />
    </Panels>
  );
}

SalesAnalyticsTab.prefetchData = (client: DataClient, { searchParams }: URL) => {
  prefetch(client, SalesMetricsDocument);
  prefetch(client, SalesAnalyticsDocument, { months: parsePeriod(searchParams) });
};
