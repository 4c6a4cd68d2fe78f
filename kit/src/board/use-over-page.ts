import { type RefObject, useEffect, useEffectEvent } from 'react';

interface OverPage {
  isOpen: boolean;
  /** Pressing in one of these is not pressing elsewhere. */
  inside: ReadonlyArray<RefObject<HTMLElement | null>>;
  /** One presses elsewhere. */
  onElsewhere: () => void;
  /** The page moves below. */
  onShift: () => void;
}

/** For what lies over the page. */
export function useOverPage({ isOpen, inside, onElsewhere, onShift }: OverPage): void {
  const shift = useEffectEvent(onShift);
  const press = useEffectEvent(({ target }: Event) => {
    if (!inside.some(({ current }) => current?.contains(target as Node))) onElsewhere();
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
