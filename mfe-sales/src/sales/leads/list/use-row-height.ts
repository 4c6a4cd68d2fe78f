import { useIsBelowWide, useIsNarrow } from 'kit/virtual-rows';
import { rowHeight } from './row-layout.ts';

/** The height of a row in this window. */
export function useRowHeight(): number {
  const isNarrow = useIsNarrow();
  const isBelowWide = useIsBelowWide();
  return rowHeight[isNarrow ? 'phone' : isBelowWide ? 'tablet' : 'line'];
}
