import type { RefCallback } from 'react';

/** What the element of a row in a virtual list spreads: its place among all rows, also those that are not in the page. */
export interface RowProps {
  ref?: RefCallback<HTMLElement>;
  /** The line that it is in. */
  'data-index': number;
  'aria-rowindex'?: number;
  'aria-posinset'?: number;
  'aria-setsize'?: number;
}

/** The place of a row for screen readers: below the heads of a table, or among the items of a list. -1 is not known yet. */
export const rowPropsIn = (kind: 'table' | 'list', place: number, count: number, hasMore: boolean) =>
  kind === 'table'
    ? { 'aria-rowindex': place + 2 }
    : { 'aria-posinset': place + 1, 'aria-setsize': hasMore ? -1 : count };

/** How many rows a table has, with its heads. */
export const ariaRowCount = (count: number, hasMore: boolean): number => (hasMore ? -1 : count + 1);
