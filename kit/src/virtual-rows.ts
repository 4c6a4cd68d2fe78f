/* Long lists, of which only the rows near the window are in the page. */
export { ariaRowCount, type RowProps, rowPropsIn } from './virtual-rows/row-props.ts';
export { useNarrow } from './virtual-rows/use-narrow.ts';
export { useVirtualRows } from './virtual-rows/use-virtual-rows.ts';
export { VirtualRows } from './virtual-rows/virtual-rows.tsx';
