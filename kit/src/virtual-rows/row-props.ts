import type { RefCallback } from 'react';

/** Props of the element of a row: its index among all rows, including those that are not in the DOM. */
export interface RowProps {
  ref?: RefCallback<HTMLElement>;
  /** The index of its line. */
  'data-index': number;
  'aria-rowindex'?: number;
  'aria-posinset'?: number;
  'aria-setsize'?: number;
}

/** The position of a row for screen readers: after the header of a table, or among the items of a list. -1 is unknown. */
export const getRowProps = (kind: 'table' | 'list', place: number, count: number, hasMore: boolean) =>
  kind === 'table'
    ? { 'aria-rowindex': place + 2 }
    : { 'aria-posinset': place + 1, 'aria-setsize': hasMore ? -1 : count };

/** How many rows a table has, including its header. */
export const getAriaRowCount = (count: number, hasMore: boolean): number => (hasMore ? -1 : count + 1);
