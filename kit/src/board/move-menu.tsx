import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { Drawing } from '../controls/icon.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import type { NamedMove } from './get-moves.ts';
import type { CardPosition } from './positions.ts';
import { usePopupDismissal } from './use-popup-dismissal.ts';
import { tokens } from '../theme/tokens.ts';

interface MoveMenuProps {
  name: string;
  /** Computed when it opens. */
  findMoves: () => readonly NamedMove[];
  inTabOrder: boolean;
  onChoose: (at: CardPosition) => void;
}

/** Moves a card without dragging. */
export function MoveMenu({ name, findMoves, inTabOrder, onChoose }: MoveMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [content, setContent] = useState<{ moves: readonly NamedMove[]; corner: { top: number; left: number } }>();
  const close = () => setContent(undefined);
  const isOpen = content !== undefined;
  const open = () => {
    const moves = findMoves();
    setContent({ moves, corner: getMenuPosition(button.current, moves.length) });
  };
  usePopupDismissal({ isOpen, inside: [button, menu], onOutsidePress: close, onReposition: open });
  useEffect(() => {
    if (isOpen) menu.current?.querySelector('button')?.focus();
  }, [isOpen]);

  return (
    <>
      <Dots
        ref={button}
        $size={32}
        type="button"
        aria-label={`Move ${name} to…`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        tabIndex={inTabOrder ? 0 : -1}
        onClick={isOpen ? close : open}
      >
        <Drawing d="M3 8h.01M8 8h.01M13 8h.01" />
      </Dots>
      {content &&
        createPortal(
          <Menu
            ref={menu}
            id={id}
            role="menu"
            aria-label={`Move ${name} to`}
            style={content.corner}
            onKeyDown={onKeyDown}
          >
            {content.moves.map(({ label, at }) => (
              <button
                key={label}
                type="button"
                role="menuitem"
                tabIndex={-1}
                onClick={() => {
                  closeAndRestoreFocus();
                  onChoose(at);
                }}
              >
                {label}
              </button>
            ))}
          </Menu>,
          // Inside a landmark, and outside of the columns, which would clip it.
          document.querySelector('main') ?? document.body,
        )}
    </>
  );

  function closeAndRestoreFocus() {
    button.current?.focus();
    close();
  }

  function onKeyDown(event: KeyboardEvent) {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const at = items.findIndex((item) => item === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (to !== undefined) items.at(to % items.length)?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') closeAndRestoreFocus();
    else return;
    event.preventDefault();
  }
}

const menuWidth = 168;
const menuItemHeight = 36;

/** Below the button and inside the window, or above it if there is no room below. */
function getMenuPosition(button: Element | null, lines: number): { top: number; left: number } {
  const { top = 0, bottom = 0, right = 0 } = button?.getBoundingClientRect() ?? {};
  const height = lines * menuItemHeight + 10;
  return {
    top: bottom + height > window.innerHeight ? Math.max(top - height, 8) : bottom,
    left: Math.max(right - menuWidth, 8),
  };
}

const Dots = styled(IconButton)`
  align-self: start;
  color: ${tokens.color.faint};
`;

const Menu = styled.div`
  position: fixed;
  z-index: ${tokens.layer.dialog};
  display: grid;
  width: ${menuWidth}px;
  padding: 4px;
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  box-shadow: 0 8px 24px ${tokens.color.shadow};
  button {
    min-height: ${menuItemHeight}px;
    padding: 0 ${tokens.space.xs};
    border: 0;
    border-radius: ${tokens.radius.small};
    background: none;
    text-align: left;
    cursor: pointer;
  }
  button:is(:hover, :focus) {
    background: ${tokens.color.sunken};
  }
`;
