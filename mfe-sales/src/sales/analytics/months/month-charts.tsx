import { BarChart } from 'kit/chart';
import { formatMonth } from 'kit/panel';
import type { Month } from '../analytics.ts';
import { formatDecimal, formatPercent } from '../format-numbers.ts';

const tableHint = 'The table Month by month has the same figures.';
const formatShortMonth = ({ month }: Month) => formatMonth(month, 'short');
/** A scale that ends below ten has ticks at fractions: leave those without a label. */
const formatWholeNumber = (value: number) => (Number.isInteger(value) ? formatDecimal(value) : '');

/** New leads by month and outcome. */
export const LeadsChart = ({ months }: { months: readonly Month[] }) => (
  <BarChart
    label={`Leads by month, won, open and lost. ${tableHint}`}
    series={outcomes}
    columns={months.map((one) => ({
      name: formatShortMonth(one),
      values: { won: one.won, open: one.open, lost: one.lost },
    }))}
    format={formatWholeNumber}
  />
);

/** A month in which nothing was closed has no rate, which is not zero. */
export const WinRateChart = ({ months }: { months: readonly Month[] }) => (
  <BarChart
    label={`Win rate by month, in percent. ${tableHint}`}
    series={[{ key: 'winRate', label: 'Win rate' }]}
    columns={months.map((one) => toBarColumn(formatShortMonth(one), 'winRate', one.winRate))}
    format={(value) => formatPercent(value)}
  />
);

export const DaysChart = ({ months }: { months: readonly Month[] }) => (
  <BarChart
    label={`Days from lead to won by month, the median. ${tableHint}`}
    series={[{ key: 'days', label: 'Days' }]}
    columns={months.map((one) => toBarColumn(formatShortMonth(one), 'days', one.daysToWin ?? null))}
    format={(value) => formatDecimal(Math.round(value))}
  />
);

const toBarColumn = (name: string, key: string, value: number | null | undefined) =>
  value === null || value === undefined ? { name, values: {}, total: '–' } : { name, values: { [key]: value } };

/** The outcomes of a lead, bottom of the stack first. Distinguished by fill pattern: won is solid. */
const outcomes = [
  { key: 'won', label: 'Won' },
  { key: 'open', label: 'Open' },
  { key: 'lost', label: 'Lost' },
] as const;
