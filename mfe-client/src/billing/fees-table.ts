import styled, { css } from 'styled-components';

/* On a phone, though not on paper as narrow, each row is a card: the name and where it stands above, the figures below, each with its column's name. */
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
  }
  tbody tr {
    display: grid;
    padding: ${({ theme }) => theme.space.m};
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: ${({ theme }) => `4px ${theme.space.m}`};
  }
  && :is(th, td) {
    padding: 0;
    border: 0;
  }
  td[data-label] {
    display: flex;
    min-height: 20px;
    grid-column: 1 / -1;
    justify-content: space-between;
  }
  td[data-label]::before {
    color: ${({ theme }) => theme.color.faint};
    content: attr(data-label);
  }
  tbody tr + tr {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`;

export const FeesTable = styled.table`
  width: 100%;
  /* Columns that do not wait for what is in them. */
  table-layout: fixed;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  border-collapse: separate;
  border-spacing: 0;
  background: ${({ theme }) => theme.color.raised};
  font-variant-numeric: tabular-nums;
  :is(th, td) {
    padding: ${({ theme }) => `${theme.space.s} ${theme.space.l}`};
    text-align: left;
    vertical-align: top;
  }
  th {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  thead th:first-child {
    width: 36%;
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
  tr {
    break-inside: avoid;
  }
  :is(th, td):nth-child(n + 4) {
    text-align: right;
  }
  td:nth-child(n + 4) > span {
    margin-left: auto;
  }
  ${({ theme }) => theme.screen.narrow.replace('@media', '@media screen and')} {
    ${cards}
  }
  @media print {
    && a {
      color: inherit;
      text-decoration: none;
    }
  }
`;
