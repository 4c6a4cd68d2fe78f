/* Long lists of which only the rows near the viewport are in the DOM. */
export { getAriaRowCount, type RowProps, getRowProps } from './virtual-rows/row-props.ts';
export { useIsBelowWide, useIsNarrow } from './virtual-rows/use-screen.ts';
export { useVirtualRows } from './virtual-rows/use-virtual-rows.ts';
export { VirtualRows } from './virtual-rows/virtual-rows.tsx';
