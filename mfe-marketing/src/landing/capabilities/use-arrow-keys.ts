import { useEffect, useRef, type RefObject } from 'react';

const arrowSteps: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

/** Left and right arrow turn the page while the strip is in view and nothing else wants them. */
export function useArrowKeys(strip: RefObject<HTMLElement | null>, turn: (step: 1 | -1) => void): void {
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const step = arrowSteps[event.key];
      if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (usesArrowKeys(event.target) || !isInView(strip.current)) return;
      event.preventDefault();
      latest.current(step);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [strip]);
}

const usesArrowKeys = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null;

function isInView(element: HTMLElement | null): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}
