import styled from 'styled-components';

/** On a phone each month is a card: its row folds, and each figure says what it is. */
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${({ theme }) => `${theme.space.xs} 0 ${theme.space.xs} ${theme.space.s}`};
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
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${({ theme }) => `4px ${theme.space.l}`};
    }
    tbody th {
      grid-column: 1 / -1;
    }
    tbody :is(th, td) {
      display: flex;
      padding: 0;
      border: 0;
      justify-content: space-between;
    }
    td::before {
      color: ${({ theme }) => theme.color.soft};
      content: attr(data-label) / '';
    }
  }
`;
