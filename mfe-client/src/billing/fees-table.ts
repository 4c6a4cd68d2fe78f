import { ListTable } from 'kit/panel';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

export const FeesTable = styled(ListTable)`
  /* Fixed column widths, independent of the content. */
  table-layout: fixed;
  :is(th, td) {
    padding: ${tokens.space.s} ${tokens.space.l};
    vertical-align: top;
  }
  :is(th, td):first-child {
    padding-left: ${tokens.space.l};
  }
  thead th:first-child {
    width: 36%;
  }
  tr {
    break-inside: avoid;
  }
  :is(th, td):nth-child(n + 4) {
    text-align: right;
  }
  td:nth-child(n + 4) > span {
    margin-left: auto;
  }
  @media print {
    && a {
      color: inherit;
      text-decoration: none;
    }
  }
`;
