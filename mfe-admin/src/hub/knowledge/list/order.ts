import { knowledgeSorts, type KnowledgeSort } from 'rules/knowledge';
import type { SortDirection } from 'rules/paging';

export interface Order {
  sort: KnowledgeSort;
  direction: SortDirection;
}

/** The list as it is when no one asked for anything else. */
export const newestFirst: Order = { sort: 'created', direction: 'desc' };

/** An order as it stands in the address: `title`, or `-title` the other way round. */
export const formatOrder = ({ sort, direction }: Order): string => (direction === 'desc' ? `-${sort}` : sort);

export function parseOrder(text: string | null): Order {
  const [, minus, name] = /^(-?)(\w+)$/.exec(text ?? '') ?? [];
  const sort = knowledgeSorts.find((each) => each === name);
  return sort ? { sort, direction: minus ? 'desc' : 'asc' } : newestFirst;
}

/** What one sees first when one sorts by it: of figures and times the greatest. */
const getDefaultDirection = (sort: KnowledgeSort): SortDirection =>
  sort === 'views' || sort === 'created' || sort === 'updated' ? 'desc' : 'asc';

/** Sorted by that column; where it is already, the other way round. */
export function toggleSort(sort: KnowledgeSort, current: Order): Order {
  if (current.sort !== sort) return { sort, direction: getDefaultDirection(sort) };
  return { sort, direction: current.direction === 'asc' ? 'desc' : 'asc' };
}

/** Every order in words, for who has no column heads to press. */
export const orderOptions: readonly { value: string; label: string }[] = [
  { value: '-created', label: 'Newest first' },
  { value: 'created', label: 'Oldest first' },
  { value: '-updated', label: 'Last changed first' },
  { value: 'updated', label: 'Longest unchanged first' },
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
