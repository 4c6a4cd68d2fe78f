import styled, { css } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

/* Visually hidden; screen readers still read the column headers. */
const visuallyHidden = css`
  thead {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }
`;

/* On a phone, but not on narrow paper, each row is a card: its title first, the rest below, each with its column's name. */
const narrowCards = css`
  ${visuallyHidden}
  &,
  tbody {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  tbody tr {
    display: grid;
    padding: ${tokens.space.m};
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: 4px ${tokens.space.m};
  }
  /* Above a list's column headers. */
  &&& :is(th, td) {
    width: auto;
    height: auto;
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
    gap: ${tokens.space.m};
  }
  td[data-label]::before {
    flex: none;
    color: ${tokens.color.faint};
    content: attr(data-label) / '';
  }
  tbody tr + tr {
    border-top: 1px solid ${tokens.color.line};
  }
`;

/* If there is room for two cards, they are side by side, each with its own lines. */
const tabletCards = css`
  ${narrowCards}
  overflow: clip;
  tbody {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  }
  tbody tr {
    align-content: start;
    box-shadow: 1px 1px 0 ${tokens.color.line};
  }
  tbody tr + tr {
    border-top: 0;
  }
`;

/**
 * A bordered table. On a phone each row is a card, in which cells with `data-label` show their column. With
 * `$folds="early"`, for seven columns or more, rows are cards on a tablet too.
 */
export const ListTable = styled.table<{ $folds?: 'early' }>`
  width: 100%;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  border-collapse: separate;
  border-spacing: 0;
  background: ${tokens.color.raised};
  font-variant-numeric: tabular-nums;
  :is(th, td) {
    padding: ${tokens.space.s};
    text-align: left;
  }
  :is(th, td):first-child {
    padding-left: ${tokens.space.m};
  }
  th {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  thead th {
    border-bottom: 1px solid ${tokens.color.ink};
    color: ${tokens.color.soft};
    font-weight: 400;
    overflow-wrap: normal;
  }
  tbody tr + tr :is(th, td) {
    border-top: 1px solid ${tokens.color.line};
  }
  ${tokens.screen.narrow.replace('@media', '@media screen and')} {
    ${narrowCards}
  }
  ${({ $folds }) =>
    $folds &&
    css`
      ${tokens.screen.belowWide.replace('@media', '@media screen and')} {
        ${tabletCards}
      }
    `}
`;

/** Figures by row, without a border: the first column names the row. On a phone each row folds, and each figure has its label. */
export const FigureTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${tokens.space.xs} 0 ${tokens.space.xs} ${tokens.space.s};
    border-bottom: 1px solid ${tokens.color.line};
    text-align: right;
    vertical-align: baseline;
  }
  thead th {
    padding-top: 0;
    color: ${tokens.color.soft};
    font-weight: 400;
  }
  :is(th, td):first-child {
    padding-left: 0;
    text-align: left;
  }
  ${tokens.screen.narrow} {
    ${visuallyHidden}
    tbody,
    tr {
      display: grid;
    }
    tr {
      padding: ${tokens.space.s} 0;
      border-bottom: 1px solid ${tokens.color.line};
      gap: 4px ${tokens.space.l};
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
      color: ${tokens.color.soft};
      content: attr(data-label) / '';
      font-weight: 400;
    }
  }
`;
