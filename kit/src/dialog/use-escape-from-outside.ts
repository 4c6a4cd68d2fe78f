import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** The open dialogs, the topmost last. */
const open: symbol[] = [];

/**
 * Blueprint's overlay hears Escape only from inside, and the focus comes in just before the paint after the one that shows the
 * dialog. Until then the topmost one hears it from wherever the focus is, and what lies below does not.
 */
export function useEscapeFromOutside(
  isOpen: boolean,
  panel: RefObject<HTMLElement | null>,
  onEscape: () => void,
): void {
  const escape = useEffectEvent(onEscape);
  // Before it is painted: what one sees, one may close.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const self = Symbol('dialog');
    open.push(self);
    const hear = (event: KeyboardEvent) => {
      const isInside = panel.current?.parentElement?.contains(event.target as Node);
      if (event.key !== 'Escape' || open.at(-1) !== self || isInside) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      escape();
    };
    document.addEventListener('keydown', hear, true);
    return () => {
      document.removeEventListener('keydown', hear, true);
      open.splice(open.indexOf(self), 1);
    };
  }, [isOpen, panel]);
}
