import { money } from 'kit/format';
import styled from 'styled-components';
import { monthName } from 'kit/panel';
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

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${({ theme }) => `${theme.space.s} 0 ${theme.space.s} ${theme.space.s}`};
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
    text-align: right;
    vertical-align: baseline;
  }
  thead th {
    padding-top: 0;
    color: ${({ theme }) => theme.color.soft};
    font-weight: 400;
  }
  :is(th, td):first-child {
    padding-left: 0;
    text-align: left;
  }
  td:last-child {
    font-weight: 600;
  }
  tbody th {
    font-weight: 600;
  }
  ${({ theme }) => theme.screen.narrow} {
    thead {
      position: absolute;
      overflow: hidden;
      height: 1px;
      clip-path: inset(50%);
    }
    tbody,
    tr {
      display: grid;
    }
    tr {
      padding: ${({ theme }) => `${theme.space.s} 0`};
      border-bottom: 1px solid ${({ theme }) => theme.color.line};
      gap: 4px;
    }
    th,
    td {
      display: flex;
      padding: 0;
      border: 0;
      justify-content: space-between;
    }
    td::before {
      color: ${({ theme }) => theme.color.soft};
      content: attr(data-label) / '';
      font-weight: 400;
    }
  }
`;
