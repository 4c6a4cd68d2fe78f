import { ListTable } from 'kit/panel';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

/* Columns keep their widths while rows mount and unmount on scroll. */
export const ProjectsTable = styled(ListTable).attrs({ $folds: 'early' })`
  table-layout: fixed;
  :is(th, td) {
    vertical-align: baseline;
  }
  thead th {
    width: 14%;
    &:nth-child(1) {
      width: 27%;
    }
    &:nth-child(3),
    &:nth-child(6) {
      width: 9%;
    }
    &:nth-child(4) {
      width: 176px;
    }
    &:nth-child(5) {
      width: 164px;
    }
  }
  tbody th a {
    display: block;
    width: fit-content;
    padding: 2px 0;
  }
  tbody tr:hover {
    background: ${tokens.color.paper};
  }
  ${tokens.screen.belowWide.replace('@media', '@media screen and')} {
    tbody tr {
      grid-template-columns: minmax(0, 1fr);
    }
    td[data-label] {
      display: grid;
      min-height: 24px;
      align-items: center;
      grid-template-columns: 96px minmax(0, 1fr);
      gap: ${tokens.space.s};
    }
  }
`;

export const Client = styled.span`
  display: block;
  color: ${tokens.color.soft};
  font-weight: 400;
`;

export const Team = styled.span`
  display: grid;
  color: ${tokens.color.soft};
  overflow-wrap: anywhere;
`;
