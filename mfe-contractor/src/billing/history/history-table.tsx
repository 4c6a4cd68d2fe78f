import { money } from 'kit/format';
import styled from 'styled-components';
import { FigureTable, monthName } from 'kit/panel';
import { type Month, monthKinds } from './month.ts';

/** On a phone each month is a card: its row folds, and each figure says what it is. */
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
            <th scope="row">{monthName(row.month, 'long')}</th>
            {monthKinds.map(({ key, label }) => (
              <td key={key} data-label={label}>
                {money(row[key])}
              </td>
            ))}
            <td data-label="Total">{money(row.total)}</td>
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
