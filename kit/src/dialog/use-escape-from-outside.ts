import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** The open dialogs, the topmost last. */
const openDialogs: symbol[] = [];

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
