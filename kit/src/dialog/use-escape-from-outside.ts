import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** The open dialogs, the topmost last. */
const openDialogs: symbol[] = [];

/**
 * Blueprint's overlay handles Escape only from inside, and the focus moves in just before the paint after the dialog
 * appears. Until then, the topmost dialog handles Escape from anywhere, and what is below does not.
 */
export function useEscapeFromOutside(
  isOpen: boolean,
  panel: RefObject<HTMLElement | null>,
  onEscape: () => void,
): void {
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
