import { Button } from 'kit/controls';
import { Panel } from 'kit/panel';
import { EmptyState, ErrorState } from 'kit/states';
import styled from 'styled-components';
import type { Analytics } from './analytics.ts';
import { exportFigures } from './export/export-figures.ts';
import type { Metrics } from './figures/metrics.ts';
import { LeadCharts } from './lead-charts.tsx';
import { PeriodChoice } from './period-choice.tsx';
import type { Period } from './use-period.ts';

interface LeadFiguresProps {
  figures: Metrics | undefined;
  analytics: Analytics | undefined;
  failed: boolean;
  period: Period;
  onChoose: (period: Period) => void;
  onRetry: () => void;
}

/** What became of the leads of the months that one looks at. */
export function LeadFigures({ figures, analytics, failed, period, onChoose, onRetry }: LeadFiguresProps) {
  const chosen = analytics?.months.length === period ? analytics : undefined;
  return (
    <Panel
      title="Leads"
      busy={!analytics && !failed}
      actions={
        <Tools>
          <PeriodChoice period={period} onChoose={onChoose} />
          {/* Not those of the months that stay on screen while the chosen ones are on their way. */}
          <Button disabled={!chosen} onClick={() => chosen && exportFigures(figures, chosen)}>
            Export CSV
          </Button>
        </Tools>
      }
    >
      {failed ? (
        <ErrorState
          title="The leads could not be added up"
          hint="They are safe. Try again in a moment."
          onRetry={onRetry}
        />
      ) : analytics?.hasLeads === false ? (
        <EmptyState
          title="Coming soon"
          hint="The first lead begins the charts: by month, by status, by what is asked for."
        />
      ) : (
        <LeadCharts analytics={analytics} />
      )}
    </Panel>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
`;
