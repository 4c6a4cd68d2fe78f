import { useState } from 'react';

interface TypicalHeight {
  get: () => number;
  measure: (element: HTMLElement) => number;
}

/**
 * The estimated height of a line before it is measured: that of the last two, if they are equal. With a correct estimate, a row
 * that appears causes no layout shift and no second render.
 */
export function useTypicalHeight(height: number): TypicalHeight {
  const [typical] = useState(() => {
    const known = { estimate: 0, height: 0, last: 0 };
    return {
      startWith: (estimate: number) => {
        if (known.estimate !== estimate) Object.assign(known, { estimate, height: estimate });
      },
      get: () => known.height,
      measure: (element: HTMLElement) => {
        const measured = element.getBoundingClientRect().height;
        // In a list that is not displayed, a row keeps its estimate.
        if (measured === 0) return known.height;
        if (measured === known.last) known.height = measured;
        known.last = measured;
        return measured;
      },
    };
  });
  typical.startWith(height);
  return typical;
}
