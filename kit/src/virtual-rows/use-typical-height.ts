import { useState } from 'react';

interface TypicalHeight {
  get: () => number;
  measure: (element: HTMLElement) => number;
}

/**
 * How high a line is before it is measured: as high as the last two, where these are equal. Where the estimate is right, a row
 * that appears moves nothing and costs no second render.
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
        // Without a layout, as in a list that is not displayed, a row keeps its estimate.
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
