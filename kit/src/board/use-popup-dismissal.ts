import { type RefObject, useEffect, useEffectEvent } from 'react';

interface PopupDismissalOptions {
  isOpen: boolean;
  /** Pressing in one of these is not pressing elsewhere. */
  inside: ReadonlyArray<RefObject<HTMLElement | null>>;
  /** One presses elsewhere. */
  onOutsidePress: () => void;
  /** The page moves below. */
  onReposition: () => void;
}

/** For what lies over the page. */
export function usePopupDismissal({ isOpen, inside, onOutsidePress, onReposition }: PopupDismissalOptions): void {
  const shift = useEffectEvent(onReposition);
  const press = useEffectEvent(({ target }: Event) => {
    if (!inside.some(({ current }) => current?.contains(target as Node))) onOutsidePress();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('pointerdown', (event) => press(event), { signal });
    window.addEventListener('scroll', () => shift(), { capture: true, passive: true, signal });
    window.addEventListener('resize', () => shift(), { signal });
    return () => stop.abort();
  }, [isOpen]);
}
