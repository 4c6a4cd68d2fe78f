import styled, { css } from 'styled-components';

/* On a phone each row is a card: title and status above, then the rest, each with its column's name. */
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
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: ${({ theme }) => `4px ${theme.space.m}`};
  }
  && :is(th, td) {
    padding: 0;
    border: 0;
    text-align: left;
  }
  td[data-label] {
    display: flex;
    min-width: 0;
    min-height: 20px;
    grid-column: 1 / -1;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space.m};
  }
  td[data-label]::before {
    color: ${({ theme }) => theme.color.faint};
    content: attr(data-label);
  }
  td[data-place='status'] {
    grid-row: 1;
    grid-column: 2;
  }
  td[data-place='actions'] {
    padding-top: ${({ theme }) => theme.space.xs};
    grid-column: 1 / -1;
  }
  tbody tr + tr {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`;

export const Table = styled.table<{ $stale: boolean }>`
  width: 100%;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  border-collapse: separate;
  border-spacing: 0;
  background: ${({ theme }) => theme.color.raised};
  font-variant-numeric: tabular-nums;
  tbody {
    opacity: ${({ $stale }) => ($stale ? 0.6 : 1)};
    transition: opacity ${({ theme }) => theme.motion.feedback};
  }
  :is(th, td) {
    height: 56px;
    padding: ${({ theme }) => `${theme.space.xs} ${theme.space.s}`};
    text-align: left;
  }
  :is(th, td):first-child {
    padding-left: ${({ theme }) => theme.space.m};
  }
  th {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  thead th {
    height: 44px;
    padding-block: 0;
    border-bottom: 1px solid ${({ theme }) => theme.color.ink};
    color: ${({ theme }) => theme.color.soft};
    font-weight: 400;
    overflow-wrap: normal;
    white-space: nowrap;
  }
  tbody tr + tr :is(th, td) {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  ${({ theme }) => theme.screen.narrow} {
    ${cards}
    && :is(th, td) {
      height: auto;
    }
  }
`;
