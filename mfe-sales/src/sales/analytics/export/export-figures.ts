import { saveAs } from 'kit/panel';
import { toCsv } from 'rules/csv';
import type { Analytics } from '../analytics.ts';
import type { Metrics } from '../figures/metrics.ts';
import { toCsvRows } from './to-csv-rows.ts';

/** Downloads the figures on screen as a CSV file. */
export function exportFigures(figures: Metrics | undefined, analytics: Analytics): void {
  const last = analytics.months.at(-1)?.month ?? 'now';
  const file = new Blob([toCsv(toCsvRows(figures, analytics))], { type: 'text/csv;charset=utf-8' });
  saveAs(file, `sales-${last}-${analytics.months.length}-months.csv`);
}
