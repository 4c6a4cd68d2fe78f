import { Button } from 'kit/controls';
import { saveAs } from 'kit/copy';
import { Panel } from 'kit/panel';
import { EmptyState, ErrorState } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { toCsv } from 'rules/csv';
import { analyticsPeriods } from 'rules/sales-analytics';
import type { Analytics } from './analytics.ts';
import { type Metrics, metrics } from './figures/metrics.ts';
import { LeadCharts } from './lead-charts.tsx';
import type { Period } from './use-period.ts';
import { toBudgetMeasures, toProjectTypeMeasures, toStatusMeasures } from './choices/to-measures.ts';

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

/** Downloads the figures on screen as a CSV file. */
function exportFigures(figures: Metrics | undefined, analytics: Analytics): void {
  const last = analytics.months.at(-1)?.month ?? 'now';
  const file = new Blob([toCsv(toCsvRows(figures, analytics))], { type: 'text/csv;charset=utf-8' });
  saveAs(file, `sales-${last}-${analytics.months.length}-months.csv`);
}

type Row = (string | number | null)[];

/** The figures on screen in long format, one per row, so that they can be pivoted. Samples are marked. */
function toCsvRows(figures: Metrics | undefined, analytics: Analytics): Row[] {
  const rows: Row[] = [['Part', 'Of', 'Figure', 'Value', 'Sample']];
  for (const { key, label } of figures ? metrics : []) {
    const { value, isSample } = figures?.[key] ?? { value: '', isSample: false };
    rows.push(['Figures', 'Now', label, Number(value), isSample ? 'yes' : 'no']);
  }
  for (const { month, won, open, lost, wonInIt, lostInIt, winRate, daysToWin } of analytics.months) {
    const addRow = (figure: string, value: number | null | undefined) =>
      rows.push(['Month by month', month, figure, value ?? null, 'no']);
    addRow('New leads', won + open + lost);
    addRow('Won so far', won);
    addRow('Still open', open);
    addRow('Lost so far', lost);
    addRow('Won in the month', wonInIt);
    addRow('Lost in the month', lostInIt);
    addRow('Win rate in percent', winRate);
    addRow('Days from lead to won', daysToWin);
  }
  const parts = [
    ['By status', toStatusMeasures],
    ['By project type', toProjectTypeMeasures],
    ['By budget', toBudgetMeasures],
  ] as const;
  for (const [part, measures] of parts)
    for (const { label, leads } of measures(analytics)) rows.push([part, label, 'Leads', leads, 'no']);
  return rows;
}

/** The length of the period. */
function PeriodToggle({ period, onChoose }: { period: Period; onChoose: (period: Period) => void }) {
  return (
    <Group role="group" aria-label="Period">
      {analyticsPeriods.map((months) => (
        <button key={months} type="button" aria-pressed={months === period} onClick={() => onChoose(months)}>
          {months} months
        </button>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.raised};
  button {
    min-height: 38px;
    padding: 0 ${tokens.space.s};
    border: 0;
    background: none;
    color: ${tokens.color.soft};
    cursor: pointer;
    font-variant-numeric: tabular-nums;
  }
  button + button {
    border-left: 1px solid ${tokens.color.line};
  }
  button:hover {
    color: ${tokens.color.ink};
  }
  button[aria-pressed='true'] {
    box-shadow: inset 0 -2px ${tokens.color.accent};
    color: ${tokens.color.ink};
    font-weight: 600;
  }
`;
