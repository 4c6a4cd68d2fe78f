import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

export interface Grid {
  /** How many columns the grid has. */
  columns: number;
  /** The gap between two lines, in pixels. */
  gap: number;
}

/** Reads the columns and the gap of a list from its computed style. */
export function useGrid(body: RefObject<HTMLElement | null>, onGrid: (grid: Grid) => void): void {
  const notify = useEffectEvent(onGrid);
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    notify(getGrid(element));
    const observer = new ResizeObserver(() => notify(getGrid(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [body]);
}

function getGrid(element: HTMLElement): Grid {
  const { display, gridTemplateColumns, rowGap } = getComputedStyle(element);
  if (display !== 'grid') return { columns: 1, gap: 0 };
  return { columns: Math.max(1, gridTemplateColumns.split(' ').length), gap: Number.parseFloat(rowGap) || 0 };
}
