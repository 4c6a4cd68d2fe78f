import { type RefObject, useEffect, useEffectEvent } from 'react';

interface PopupDismissalOptions {
  isOpen: boolean;
  /** Clicks inside one of these are not clicks outside. */
  inside: ReadonlyArray<RefObject<HTMLElement | null>>;
  /** A click outside. */
  onOutsidePress: () => void;
  /** The page scrolls below. */
  onReposition: () => void;
}

/** Dismisses a popup that overlays the page. */
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
