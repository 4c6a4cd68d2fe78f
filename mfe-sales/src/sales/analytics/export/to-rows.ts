import type { Analytics } from '../analytics.ts';
import { byBudget, byProjectType, byStatus } from '../choices/measures.ts';
import { metrics, type Metrics } from '../figures/metrics.ts';

type Row = (string | number | null)[];

/** The figures on screen in long format, one per row, so that they can be pivoted. Samples are marked. */
export function toRows(figures: Metrics | undefined, analytics: Analytics): Row[] {
  const rows: Row[] = [['Part', 'Of', 'Figure', 'Value', 'Sample']];
  for (const { key, label } of figures ? metrics : []) {
    const { value, isSample } = figures?.[key] ?? { value: '', isSample: false };
    rows.push(['Figures', 'Now', label, Number(value), isSample ? 'yes' : 'no']);
  }
  for (const { month, won, open, lost, wonInIt, lostInIt, winRate, daysToWin } of analytics.months) {
    const line = (figure: string, value: number | null | undefined) =>
      rows.push(['Month by month', month, figure, value ?? null, 'no']);
    line('New leads', won + open + lost);
    line('Won so far', won);
    line('Still open', open);
    line('Lost so far', lost);
    line('Won in the month', wonInIt);
    line('Lost in the month', lostInIt);
    line('Win rate in percent', winRate);
    line('Days from lead to won', daysToWin);
  }
  const parts = [
    ['By status', byStatus],
    ['By project type', byProjectType],
    ['By budget', byBudget],
  ] as const;
  for (const [part, measures] of parts)
    for (const { label, leads } of measures(analytics)) rows.push([part, label, 'Leads', leads, 'no']);
  return rows;
}
