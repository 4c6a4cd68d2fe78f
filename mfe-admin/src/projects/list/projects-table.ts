import styled, { css } from 'styled-components';

/* On a phone each row is a card: the name above, the facts below, each with its column's name. */
const cards = css`
  thead {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }
  &,
  tbody {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  tbody tr {
    display: grid;
    padding: ${({ theme }) => theme.space.m};
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
  }
  && :is(th, td) {
    width: auto;
    padding: 0;
    border: 0;
  }
  td[data-label] {
    display: grid;
    min-height: 24px;
    align-items: center;
    grid-template-columns: 96px minmax(0, 1fr);
    gap: ${({ theme }) => theme.space.s};
  }
  td[data-label]::before {
    color: ${({ theme }) => theme.color.faint};
    content: attr(data-label);
  }
  tbody tr + tr {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`;

export const ProjectsTable = styled.table`
  width: 100%;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  border-collapse: separate;
  border-spacing: 0;
  background: ${({ theme }) => theme.color.raised};
  font-variant-numeric: tabular-nums;
  :is(th, td) {
    padding: ${({ theme }) => theme.space.s};
    text-align: left;
    vertical-align: baseline;
  }
  :is(th, td):first-child {
    padding-left: ${({ theme }) => theme.space.m};
  }
  th {
    overflow-wrap: anywhere;
  }
  tbody th {
    width: 28%;
    font-weight: 600;
  }
  tbody th a {
    display: inline-block;
    padding: 2px 0;
  }
  thead th {
    border-bottom: 1px solid ${({ theme }) => theme.color.ink};
    color: ${({ theme }) => theme.color.soft};
    font-weight: 400;
    overflow-wrap: normal;
  }
  tbody tr + tr :is(th, td) {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  tbody tr:hover {
    background: ${({ theme }) => theme.color.paper};
  }
  ${({ theme }) => theme.screen.narrow} {
    ${cards}
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
