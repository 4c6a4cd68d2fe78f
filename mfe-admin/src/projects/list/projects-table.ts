import { ListTable } from 'kit/panel';
import styled from 'styled-components';

export const ProjectsTable = styled(ListTable)`
  :is(th, td) {
    vertical-align: baseline;
  }
  tbody th {
    width: 28%;
  }
  tbody th a {
    display: inline-block;
    padding: 2px 0;
  }
  tbody tr:hover {
    background: ${({ theme }) => theme.color.paper};
  }
  ${({ theme }) => theme.screen.narrow} {
    tbody tr {
      grid-template-columns: minmax(0, 1fr);
    }
    td[data-label] {
      display: grid;
      min-height: 24px;
      align-items: center;
      grid-template-columns: 96px minmax(0, 1fr);
      gap: ${({ theme }) => theme.space.s};
    }
  }
`;

export const Client = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.soft};
  font-weight: 400;
`;

export const Team = styled.span`
  display: grid;
  color: ${({ theme }) => theme.color.soft};
  overflow-wrap: anywhere;
`;
