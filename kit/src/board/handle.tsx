import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import type { Arrow } from './places.ts';
import type { BoardState } from './use-board.ts';

interface HandleProps {
  id: string;
  name: string;
  state: BoardState;
  isUp: boolean;
  help: string;
  inTabOrder: boolean;
}

const arrows = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);
const isArrow = (key: string): key is Arrow => arrows.has(key);

/** Takes a card by the keyboard. */
export function Handle({ id, name, state, isUp, help, inTabOrder }: HandleProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') state.putBack(id);
    if (!isArrow(event.key)) return;
    event.preventDefault();
    state.press(id, event.key);
  };
  return (
    <Grip
      type="button"
      data-handle
      aria-label={`Move ${name}`}
      aria-pressed={isUp}
      aria-describedby={help}
      tabIndex={inTabOrder ? 0 : -1}
      onClick={() => state.pickOrDrop(id)}
      onKeyDown={onKeyDown}
      onBlur={() => state.putBack(id)}
    >
      <svg width="8" height="24" viewBox="0 0 8 24" aria-hidden>
        <path d="M0 4.5H8M0 8.5H5M0 12.5H8M0 16.5H5M0 20.5H8" stroke="currentColor" />
      </svg>
    </Grip>
  );
}

/* Ticks of the measuring rule. */
const Grip = styled.button`
  display: flex;
  width: 24px;
  min-height: 32px;
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.small};
  align-items: center;
  align-self: start;
  justify-content: center;
  background: none;
  color: ${({ theme }) => theme.color.faint};
  cursor: grab;
  &:hover,
  &[aria-pressed='true'] {
    color: ${({ theme }) => theme.color.accent};
  }
`;
