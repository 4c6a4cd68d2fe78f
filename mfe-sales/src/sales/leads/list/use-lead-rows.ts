import { type FocusEvent, useCallback, useRef } from 'react';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRoomBelow } from 'kit/panel';

/** Which rows of so many are drawn: those in the window, some around them, and the one that has the focus. */
export function useLeadRows(total: number, height: number) {
  const { part: body, above } = useRoomBelow<HTMLDivElement>();
  const focused = useRef<number | null>(null);
  const rangeExtractor = useCallback((range: Range) => withFocused(range, focused.current), []);
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read here and now, and nowhere memoized
  const rows = useWindowVirtualizer({
    count: total,
    estimateSize: () => height,
    overscan: 8,
    scrollMargin: above,
    rangeExtractor,
    useFlushSync: false,
  });
  return {
    body,
    above,
    places: rows.getVirtualItems().map(({ index }) => index),
    follow: {
      onFocus: ({ target }: FocusEvent) => {
        const place = target.closest<HTMLElement>('[data-place]')?.dataset.place;
        focused.current = place === undefined ? null : Number(place);
      },
      onBlur: () => (focused.current = null),
    },
  };
}

const withFocused = (range: Range, focused: number | null): number[] => {
  const drawn = defaultRangeExtractor(range);
  if (focused === null || focused >= range.count || drawn.includes(focused)) return drawn;
  return [...drawn, focused].toSorted((one, other) => one - other);
};
