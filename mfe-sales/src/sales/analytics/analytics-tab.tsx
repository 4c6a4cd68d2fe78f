import { prefetch, useQuery, type DataClient } from 'kit/apollo';
import { Panels, usePreviousData, Panel, Stat, Stats } from 'kit/panel';
import { ErrorState } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { SalesAnalyticsDocument, SalesMetricsDocument } from '#gql/graphql.ts';
import { useLiveSales } from '../live/use-live-sales.ts';
import { LeadFigures } from './lead-figures.tsx';
import { parsePeriod, usePeriod } from './use-period.ts';
import { metrics, type Metrics } from './figures/metrics.ts';

/** Sales figures and lead outcomes. The current period stays on screen while another loads. */
export function SalesAnalyticsTab() {
  const [period, choose] = usePeriod();
  const figures = useQuery(SalesMetricsDocument, { fetchPolicy: 'cache-and-network' });
  const leads = useQuery(SalesAnalyticsDocument, {
    variables: { months: period },
    fetchPolicy: 'cache-and-network',
  });
  useLiveSales(() => Promise.all([figures.refresh(), leads.refresh()]));
  const metrics = figures.data?.salesMetrics;
  const analytics = usePreviousData(leads.error && !leads.data ? null : leads.data?.salesAnalytics);
  return (
    <Panels>
      <FiguresPanel figures={metrics} failed={Boolean(figures.error) && !metrics} onRetry={figures.refresh} />
      <LeadFigures
        figures={metrics}
        analytics={analytics ?? undefined}
        failed={Boolean(leads.error) && !analytics}
        period={period}
        onChoose={choose}
        onRetry={leads.refresh}
      />
    </Panels>
  );
}

SalesAnalyticsTab.prefetchData = (client: DataClient, { searchParams }: URL) => {
  prefetch(client, SalesMetricsDocument);
  prefetch(client, SalesAnalyticsDocument, { months: parsePeriod(searchParams) });
};

interface FiguresPanelProps {
  figures: Metrics | undefined;
  failed: boolean;
  onRetry: () => void;
}

/** Six sales figures. */
function FiguresPanel({ figures, failed, onRetry }: FiguresPanelProps) {
  return (
    <Panel title="Sales Analytics" busy={!figures && !failed}>
      {failed ? (
        <ErrorState title="Couldn't load the figures" hint="Try again." onRetry={onRetry} />
      ) : (
        <StatsGrid>
          {metrics.map(({ key, label, format }) => (
            <Stat
              key={key}
              label={label}
              figure={figures && format(figures[key].value)}
              isSample={figures?.[key].isSample ?? false}
            />
          ))}
        </StatsGrid>
      )}
    </Panel>
  );
}

const StatsGrid = styled(Stats)`
  grid-template-columns: repeat(3, minmax(0, 1fr));
  ${tokens.screen.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
