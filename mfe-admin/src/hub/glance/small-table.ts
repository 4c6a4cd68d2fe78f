import styled from 'styled-components';

/** A small table: names on the left, numbers on the right. */
export const SmallTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  :is(th, td) {
    height: 40px;
    padding: ${({ theme }) => `0 ${theme.space.xs}`};
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
    font-weight: 400;
    text-align: right;
  }
  thead th {
    height: 32px;
    border-bottom-color: ${({ theme }) => theme.color.ink};
    color: ${({ theme }) => theme.color.soft};
  }
  :is(th, td):first-child {
    padding-left: 0;
    text-align: left;
    overflow-wrap: anywhere;
  }
  :is(th, td):last-child {
    padding-right: 0;
  }
`;
