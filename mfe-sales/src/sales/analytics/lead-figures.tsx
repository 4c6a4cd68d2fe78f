import { Button } from 'kit/controls';
import { Panel } from 'kit/panel';
import { EmptyState, ErrorState } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { Analytics } from './analytics.ts';
import { exportFigures } from './export-figures.ts';
import type { Metrics } from './figures/metrics.ts';
import { LeadCharts } from './lead-charts.tsx';
import { PeriodToggle } from './period-toggle.tsx';
import type { Period } from './use-period.ts';

interface LeadFiguresProps {
  figures: Metrics | undefined;
  analytics: Analytics | undefined;
  failed: boolean;
  period: Period;
  onChoose: (period: Period) => void;
  onRetry: () => void;
}

/** The outcomes of the leads of the selected period. */
export function LeadFigures({ figures, analytics, failed, period, onChoose, onRetry }: LeadFiguresProps) {
  const chosen = analytics?.months.length === period ? analytics : undefined;
  return (
    <Panel
      title="Leads"
      busy={!analytics && !failed}
      actions={
        <Tools>
          <PeriodToggle period={period} onChoose={onChoose} />
          {/* Not while the figures on screen are still those of the previous period. */}
          <Button disabled={!chosen} onClick={() => chosen && exportFigures(figures, chosen)}>
            Export CSV
          </Button>
        </Tools>
      }
    >
      {failed ? (
        <ErrorState title="Couldn't load lead figures" hint="Your leads are safe. Try again." onRetry={onRetry} />
      ) : analytics?.hasLeads === false ? (
        <EmptyState title="Coming soon" hint="Charts by month, status and project type start with the first lead." />
      ) : (
        <LeadCharts analytics={analytics} />
      )}
    </Panel>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;
