import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import type { Arrow } from './positions.ts';
import type { CardActions } from './use-card-actions.ts';
import { tokens } from '../theme/tokens.ts';

interface HandleProps {
  id: string;
  name: string;
  actions: CardActions;
  isUp: boolean;
  help: string;
  inTabOrder: boolean;
}

const arrows = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);
const isArrow = (key: string): key is Arrow => arrows.has(key);

/** Picks up a card with the keyboard. */
export function Handle({ id, name, actions, isUp, help, inTabOrder }: HandleProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') actions.cancelMove(id);
    if (!isArrow(event.key)) return;
    event.preventDefault();
    actions.press(id, event.key);
  };
  return (
    <Grip
      type="button"
      data-handle
      aria-label={`Move ${name}`}
      aria-pressed={isUp}
      aria-describedby={help}
      tabIndex={inTabOrder ? 0 : -1}
      onClick={() => actions.pickOrDrop(id)}
      onKeyDown={onKeyDown}
      onBlur={() => actions.cancelMove(id)}
    >
      {/* As large as the button: Firefox drags by a button's content, not by its background. */}
      <svg width="24" height="32" viewBox="-8 -4 24 32" aria-hidden>
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
  border-radius: ${tokens.radius.small};
  align-items: center;
  align-self: start;
  justify-content: center;
  background: none;
  color: ${tokens.color.faint};
  cursor: grab;
  &:hover,
  &[aria-pressed='true'] {
    color: ${tokens.color.accent};
  }
`;
