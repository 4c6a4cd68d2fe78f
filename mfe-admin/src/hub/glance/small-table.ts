import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** A small table: names on the left, numbers on the right. */
export const SmallTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  :is(th, td) {
    height: 40px;
    padding: 0 ${tokens.space.xs};
    border-bottom: 1px solid ${tokens.color.line};
    font-weight: 400;
    text-align: right;
  }
  thead th {
    height: 32px;
    border-bottom-color: ${tokens.color.ink};
    color: ${tokens.color.soft};
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
