import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Closes what lies over the page when one presses elsewhere, or when the page moves below it. */
export function useCloseOutside(
  isOpen: boolean,
  inside: ReadonlyArray<RefObject<HTMLElement | null>>,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);
  const pressed = useEffectEvent(({ target }: Event) => {
    if (!inside.some(({ current }) => current?.contains(target as Node))) onClose();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('pointerdown', (event) => pressed(event), { signal });
    window.addEventListener('scroll', () => close(), { capture: true, passive: true, signal });
    window.addEventListener('resize', () => close(), { signal });
    return () => stop.abort();
  }, [isOpen]);
}
