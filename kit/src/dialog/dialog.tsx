import {
  useCallback,
  useEffect,
  useId,
  useRef,
  type ContextType,
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
} from 'react';
import { Overlay2, OverlaysContext } from '@blueprintjs/core';
import styled, { keyframes } from 'styled-components';
import { Icon } from '../controls/icon.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { isFocusLost, rememberFocus } from '../focus/remember-focus.ts';
import { tokens } from '../theme/tokens.ts';

interface DialogProps {
  isOpen: boolean;
  title: string;
  /**
   * Called on Escape, a click outside or the close button. Without it only the content closes the dialog, for example to
   * show a secret once.
   */
  onClose?: () => void;
  /** The dialog is closed, and the focus restored. */
  onClosed?: () => void;
  /** For working rather than answering: room for two columns, and closer to the top. */
  wide?: boolean;
  /** Mounted while the dialog is open, so its state is reset when it closes. */
  children: ReactNode;
}

/**
 * Blueprint's overlay: it traps the focus, closes on Escape and restores the focus. The look is our own, because
 * Blueprint's style sheet is larger than the whole public site, which has dialogs too.
 */
export function Dialog({ isOpen, title, onClose, onClosed, wide = false, children }: DialogProps) {
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEscapeFromOutside(isOpen, panel, () => onClose?.());
  const restoreLostFocus = useRestoreLostFocus(isOpen, panel);
  // The overlay calls the callback it got while it was still open.
  const closed = useRef(onClosed);
  useEffect(() => {
    closed.current = onClosed;
  });
  return (
    <OverlaysContext value={overlays}>
      <Overlay
        isOpen={isOpen}
        onClose={onClose}
        onClosed={() => {
          restoreLostFocus();
          closed.current?.();
        }}
        childRef={panel as RefObject<HTMLElement>}
        transitionDuration={0}
      >
        <Panel ref={panel} $wide={wide} role="dialog" aria-modal aria-labelledby={titleId}>
          <Head>
            <h2 id={titleId} tabIndex={-1} data-title>
              {title}
            </h2>
            {onClose && (
              <IconButton $size={40} type="button" aria-label="Close" onClick={onClose}>
                <Icon name="cross" />
              </IconButton>
            )}
          </Head>
          {children}
          <InitialFocus panel={panel} />
        </Panel>
      </Overlay>
    </OverlaysContext>
  );
}

/** One stack for all: the top dialog has the focus, and returns it to the one below. A dialog may open another anywhere on the page. */
const overlays: ContextType<typeof OverlaysContext> = { hasProvider: true, stack: { current: [] } };

const appear = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const Overlay = styled(Overlay2)`
  && {
    position: fixed;
    z-index: ${tokens.layer.dialog};
    inset: 0;
  }
  /* It stays in the DOM when closed, and must not cover the page. */
  &&:not(.bp6-overlay-open) {
    pointer-events: none;
  }
  && > .bp6-overlay-backdrop {
    position: fixed;
    inset: 0;
    outline: none;
    background: ${tokens.color.veil};
    animation: ${appear} ${tokens.motion.enter};
  }
`;

/* Anchored at the top, so that a step of another height moves nothing. On a phone close to the top: the keyboard and toasts take the rest. */
const Panel = styled.div<{ $wide: boolean }>`
  && {
    position: fixed;
    display: grid;
    width: calc(100vw - 2 * ${tokens.space.m});
    max-width: ${({ $wide }) => ($wide ? `calc(2 * ${tokens.width.dialog})` : tokens.width.dialog)};
    max-height: calc(${({ $wide }) => ($wide ? 96 : 82)}dvh - ${tokens.space.m});
    margin: ${({ $wide }) => `max(${tokens.space.m}, ${$wide ? 4 : 18}vh) auto 0`};
    padding: ${tokens.space.l};
    gap: ${tokens.space.m};
    /* Not fit-content between two edges: WebKit keeps the height of the first content, and spreads the rows over it. */
    inset: 0 0 auto;
    overflow: auto;
    border: 1px solid ${tokens.color.line};
    border-top: 2px solid ${tokens.color.ink};
    border-radius: ${tokens.radius.medium};
    background: ${tokens.color.paper};
    box-shadow: 0 16px 48px ${tokens.color.shadow};
    animation: ${rise} ${tokens.motion.enter} ${tokens.motion.easeOut};
    ${tokens.screen.narrow} {
      max-height: calc(100dvh - 2 * ${tokens.space.m});
      margin-top: ${tokens.space.m};
      padding: ${tokens.space.m};
    }
  }
  &:focus-visible {
    outline: none;
  }
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-start;
  gap: ${tokens.space.s};
  h2 {
    font-size: ${tokens.size.title};
    line-height: 40px;
    &:focus {
      outline: none;
    }
  }
  button {
    margin-right: -8px;
  }
`;

const fieldSelector = ':scope > form :is(input:not([type=hidden], [readonly]), select, textarea):enabled';

/**
 * Focuses the first field of a dialog that opens as a form, because a person expects to type. Otherwise its title: Blueprint would focus an
 * empty element before the dialog, which says nothing. So do touch screens, where the on-screen keyboard would cover the form. Nothing moves if
 * the content has placed the focus itself.
 */
function InitialFocus({ panel }: { panel: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    // Not before the overlay has recorded the focus that it restores.
    const frame = requestAnimationFrame(() => {
      const { current } = panel;
      const isPlaced = current !== document.activeElement && current?.contains(document.activeElement);
      if (isPlaced) return;
      const isTouched = window.matchMedia('(pointer: coarse)').matches;
      const field = isTouched ? null : current?.querySelector<HTMLElement>(fieldSelector);
      (field ?? current?.querySelector<HTMLElement>('[data-title]'))?.focus({ preventScroll: !field });
    });
    return () => cancelAnimationFrame(frame);
  }, [panel]);
  return null;
}

/**
 * Blueprint returns the focus to what had it before, but not if that is gone, such as the row that the dialog was about, nor if the dialog is
 * removed while it is open. Returns a function for when it is closed.
 */
function useRestoreLostFocus(isOpen: boolean, panel: RefObject<HTMLElement | null>): () => void {
  const restore = useRef<(() => void) | null>(null);
  const restoreIfLost = useCallback(() => {
    // It is removed just after it is closed.
    const isLost = isFocusLost() || panel.current?.contains(document.activeElement);
    if (isLost && openDialogs.length === 0) restore.current?.();
  }, [panel]);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    restore.current = rememberFocus(document.activeElement);
    // After the frame: the screen's effects run first.
    return () => void requestAnimationFrame(() => setTimeout(restoreIfLost));
  }, [isOpen, restoreIfLost]);
  return restoreIfLost;
}

/** The open dialogs, the topmost last. */
const openDialogs: symbol[] = [];

/**
 * Blueprint's overlay handles Escape only from inside, and the focus moves in just before the paint after the dialog
 * appears. Until then, the topmost dialog handles Escape from anywhere, and what is below does not.
 */
function useEscapeFromOutside(isOpen: boolean, panel: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  // Before paint: a visible dialog can always be closed.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const self = Symbol('dialog');
    openDialogs.push(self);
    const onKeyDown = (event: KeyboardEvent) => {
      const isInside = panel.current?.parentElement?.contains(event.target as Node);
      if (event.key !== 'Escape' || openDialogs.at(-1) !== self || isInside) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      escape();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      openDialogs.splice(openDialogs.indexOf(self), 1);
    };
  }, [isOpen, panel]);
}
