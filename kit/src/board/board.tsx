import { useId } from 'react';
import styled from 'styled-components';
import type { BoardColumn, Move } from './board-column.ts';
import { Column } from './column.tsx';
import { useBoard } from './use-board.ts';
import { useCardFocus } from './use-card-focus.ts';
import { tokens } from '../theme/tokens.ts';

interface BoardProps {
  label: string;
  columns: readonly BoardColumn[];
  /** Moves a card optimistically, and rolls back if the server refuses. */
  onMove: (move: Move) => void;
  /** Whether cards have an order within their column. */
  isOrdered?: boolean;
}

/** Columns side by side that scroll horizontally if there is no room. */
export function Board({ label, columns, onMove, isOrdered = false }: BoardProps) {
  const { place, leave, ...focus } = useCardFocus();
  const state = useBoard({ columns, onMove, isOrdered, focus });
  const help = useId();
  const all = columns.reduce((sum, { total }) => sum + total, 0);
  return (
    <>
      <Columns
        ref={place}
        role="group"
        aria-label={label}
        // With nothing focusable inside, the keyboard could not scroll it.
        tabIndex={state.hasMovable ? undefined : 0}
        onBlur={leave}
      >
        {columns.map((column) => (
          <Column key={column.key} column={column} all={all} state={state} help={help} />
        ))}
      </Columns>
      <p id={help} hidden>
        Press Space to pick up the card, the arrow keys to move it, Space to drop it, or Escape to cancel.
      </p>
      <LiveRegion role="status" aria-live="assertive">
        {state.said}
      </LiveRegion>
    </>
  );
}

const Columns = styled.div`
  position: relative;
  display: grid;
  padding-bottom: ${tokens.space.xs};
  grid-auto-columns: minmax(248px, 1fr);
  grid-auto-flow: column;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  gap: ${tokens.space.m};
  ${tokens.screen.narrow} {
    grid-auto-columns: min(86%, 320px);
    gap: ${tokens.space.s};
    scroll-snap-type: x mandatory;
  }
`;

const LiveRegion = styled.p`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
`;
