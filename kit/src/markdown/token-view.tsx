import { memo, type ReactNode } from 'react';
import type { Token, Tokens } from 'marked';
import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';
import { CodeBlock } from './code/code-block.tsx';
import { InlineView } from './inline-view.tsx';
import type { MarkdownToken } from './lexer.ts';

/** A block. Memoized by its text, so unchanged items of a growing list do not rerender. */
export const TokenView = memo(
  function TokenView({ token }: { token: MarkdownToken }): ReactNode {
    switch (token.type) {
      case 'heading':
        return (
          <h3 data-depth={token.depth}>
            <InlineView tokens={token.tokens} />
          </h3>
        );
      case 'paragraph':
        return (
          <p>
            <InlineView tokens={token.tokens} />
          </p>
        );
      case 'list':
        return <ListView list={token} />;
      case 'list_item':
        return <TokenViews tokens={token.tokens} />;
      case 'blockquote':
        return (
          <blockquote>
            <TokenViews tokens={token.tokens} />
          </blockquote>
        );
      case 'code':
        return <CodeBlock code={token.text} language={token.lang ?? ''} />;
      case 'table':
        return <TableView table={token} />;
      case 'hr':
        return <hr />;
      case 'html':
        return <p>{token.raw.trimEnd()}</p>;
      case 'space':
      case 'def':
        return null;
      default:
        return <InlineView tokens={[token as Token]} />;
    }
  },
  (before, after) => before.token.type === after.token.type && before.token.raw === after.token.raw,
);

function ListView({ list: { ordered, start, items } }: { list: Tokens.List }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List start={ordered && start !== '' ? start : undefined}>
      {items.map((item, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- an item has no name but its place
        <li key={place} data-task={item.task || undefined}>
          <TokenView token={item} />
        </li>
      ))}
    </List>
  );
}

function TokenViews({ tokens }: { tokens: Token[] }) {
  return tokens.map((token, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- a block has no name but its place
    <TokenView key={place} token={token as MarkdownToken} />
  ));
}

/** A table that scrolls horizontally if it is wider than the answer. */
function TableView({ table: { header, rows } }: { table: Tokens.Table }) {
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
