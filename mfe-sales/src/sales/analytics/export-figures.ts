import { saveAs } from 'kit/panel';
import { toCsv } from 'rules/csv';
import type { Analytics } from './analytics.ts';
import { toBudgetMeasures, toProjectTypeMeasures, toStatusMeasures } from './choices/to-measures.ts';
import { metrics, type Metrics } from './figures/metrics.ts';

/** Downloads the figures on screen as a CSV file. */
export function exportFigures(figures: Metrics | undefined, analytics: Analytics): void {
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
