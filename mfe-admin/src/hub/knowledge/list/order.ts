import { knowledgeSorts, type KnowledgeSort } from 'rules/knowledge';
import type { SortDirection } from 'rules/paging';

export interface Order {
  sort: KnowledgeSort;
  direction: SortDirection;
}

/** The default order. */
export const newestFirst: Order = { sort: 'created', direction: 'desc' };

/** The order as a search parameter: `title`, or `-title` for the reverse. */
export const formatOrder = ({ sort, direction }: Order): string => (direction === 'desc' ? `-${sort}` : sort);

export function parseOrder(text: string | null): Order {
  const [, minus, name] = /^(-?)(\w+)$/.exec(text ?? '') ?? [];
  const sort = knowledgeSorts.find((each) => each === name);
  return sort ? { sort, direction: minus ? 'desc' : 'asc' } : newestFirst;
}

/** The first direction of a column: numbers and times sort descending. */
const getDefaultDirection = (sort: KnowledgeSort): SortDirection =>
  sort === 'views' || sort === 'created' || sort === 'updated' ? 'desc' : 'asc';

/** Sorts by a column; reverses the order if it already sorts by it. */
export function toggleSort(sort: KnowledgeSort, current: Order): Order {
  if (current.sort !== sort) return { sort, direction: getDefaultDirection(sort) };
  return { sort, direction: current.direction === 'asc' ? 'desc' : 'asc' };
}

/** Labels of all orders, for layouts without column headers. */
export const orderOptions: readonly { value: string; label: string }[] = [
  { value: '-created', label: 'Newest first' },
  { value: 'created', label: 'Oldest first' },
  { value: '-updated', label: 'Recently updated first' },
  { value: 'updated', label: 'Least recently updated first' },
  { value: 'title', label: 'Title, A to Z' },
  { value: '-title', label: 'Title, Z to A' },
  { value: 'hub', label: 'Hub, A to Z' },
  { value: '-hub', label: 'Hub, Z to A' },
  { value: 'category', label: 'Category, A to Z' },
  { value: '-category', label: 'Category, Z to A' },
  { value: 'file', label: 'File, A to Z' },
  { value: '-file', label: 'File, Z to A' },
  { value: 'status', label: 'Drafts first' },
  { value: '-status', label: 'Published first' },
  { value: '-views', label: 'Most viewed first' },
  { value: 'views', label: 'Least viewed first' },
];
