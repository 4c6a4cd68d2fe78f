import { formatMoney } from 'kit/format';
import styled from 'styled-components';
import { FigureTable, formatMonth } from 'kit/panel';
import { type Month, monthKinds } from './month.ts';

/** On a phone each month is a card: its row wraps and each figure shows its label. */
export function HistoryTable({ months }: { months: readonly Month[] }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Month</th>
          {monthKinds.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {months.map((row) => (
          <tr key={row.month}>
            <th scope="row">{formatMonth(row.month, 'long')}</th>
            {monthKinds.map(({ key, label }) => (
              <td key={key} data-label={label}>
                {formatMoney(row[key])}
              </td>
            ))}
            <td data-label="Total">{formatMoney(row.total)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled(FigureTable)`
  td:last-child,
  tbody th {
    font-weight: 600;
  }
`;
