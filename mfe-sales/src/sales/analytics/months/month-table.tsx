import { formatMonth } from 'kit/panel';
import type { Month } from '../analytics.ts';
import { formatDecimal, formatPercent } from '../format-numbers.ts';
import { Table } from './table.ts';

const columns: { label: string; figure: (month: Month) => string }[] = [
  { label: 'New leads', figure: ({ won, open, lost }) => formatDecimal(won + open + lost) },
  { label: 'Won so far', figure: ({ won }) => formatDecimal(won) },
  { label: 'Still open', figure: ({ open }) => formatDecimal(open) },
  { label: 'Lost so far', figure: ({ lost }) => formatDecimal(lost) },
  { label: 'Won in the month', figure: ({ wonInIt }) => formatDecimal(wonInIt) },
  { label: 'Lost in the month', figure: ({ lostInIt }) => formatDecimal(lostInIt) },
  { label: 'Win rate', figure: ({ winRate }) => formatOrDash(winRate, formatPercent) },
  { label: 'Days to won', figure: ({ daysToWin }) => formatOrDash(daysToWin, formatDecimal) },
];

const formatOrDash = (value: number | null | undefined, format: (value: number) => string) =>
  value === null || value === undefined ? '–' : format(value);

/** Every figure of the charts, the current month first. */
export const MonthTable = ({ months }: { months: readonly Month[] }) => (
  <Table aria-label="Month by month">
    <thead>
      <tr>
        <th scope="col">Month</th>
        {columns.map(({ label }) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {months.toReversed().map((month) => (
        <tr key={month.month}>
          <th scope="row">{formatMonth(month.month, 'long')}</th>
          {columns.map(({ label, figure }) => (
            <td key={label} data-label={label}>
              {figure(month)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);
