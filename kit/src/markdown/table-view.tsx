import type { Tokens } from 'marked';
import styled from 'styled-components';
import { InlineView } from './inline-view.tsx';
import { tokens } from '../theme/tokens.ts';

/** A table that scrolls horizontally if it is wider than the answer. */
export function TableView({ table: { header, rows } }: { table: Tokens.Table }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it
    <Scrolling tabIndex={0} role="region" aria-label="Table">
      <table>
        <thead>
          <tr>{header.map(createCellRenderer('th'))}</tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- a row has no name but its place
            <tr key={place}>{row.map(createCellRenderer('td'))}</tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

const createCellRenderer = (Cell: 'th' | 'td') => (cell: Tokens.TableCell, place: number) => (
  // oxlint-disable-next-line react/no-array-index-key -- a cell has no name but its place
  <Cell key={place} data-align={cell.align ?? undefined} scope={Cell === 'th' ? 'col' : undefined}>
    <InlineView tokens={cell.tokens} />
  </Cell>
);

const Scrolling = styled.div`
  overflow-x: auto;
  table {
    border-collapse: collapse;
  }
  :is(th, td) {
    padding: 6px ${tokens.space.s};
    border-bottom: 1px solid ${tokens.color.line};
    /* Words don't break; the table scrolls instead. */
    overflow-wrap: break-word;
    text-align: left;
    vertical-align: top;
  }
  th {
    border-bottom-color: ${tokens.color.edge};
    font-weight: 600;
  }
  [data-align='right'] {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  [data-align='center'] {
    text-align: center;
  }
`;
