import { formatMonth } from 'kit/panel';
import type { Month } from '../analytics.ts';
import { decimal, percent } from '../in-figures.ts';
import { Table } from './table.ts';

const columns: { label: string; figure: (month: Month) => string }[] = [
  { label: 'New leads', figure: ({ won, open, lost }) => decimal(won + open + lost) },
  { label: 'Won so far', figure: ({ won }) => decimal(won) },
  { label: 'Still open', figure: ({ open }) => decimal(open) },
  { label: 'Lost so far', figure: ({ lost }) => decimal(lost) },
  { label: 'Won in the month', figure: ({ wonInIt }) => decimal(wonInIt) },
  { label: 'Lost in the month', figure: ({ lostInIt }) => decimal(lostInIt) },
  { label: 'Win rate', figure: ({ winRate }) => orNone(winRate, percent) },
  { label: 'Days to won', figure: ({ daysToWin }) => orNone(daysToWin, decimal) },
];

const orNone = (value: number | null | undefined, write: (value: number) => string) =>
  value === null || value === undefined ? '–' : write(value);

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
