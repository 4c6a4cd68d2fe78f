import type { ApolloCache } from '@apollo/client';

/** The parts of a Relay-style connection that paging needs. */
export interface ConnectionPage<Node extends { id: string } = { id: string }> {
  edges: readonly { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

/** Default page size of lists. */
export const pageSize = 50;

/** Joins two pages. Items that have moved up in the meantime are not listed twice. */
export function joinPages<Page extends ConnectionPage>(all: Page, next: Page): Page {
  const known = new Set(all.edges.map(({ node }) => node.id));
  return { ...next, edges: [...all.edges, ...next.edges.filter(({ node }) => !known.has(node.id))] };
}

/** Returns the answer with one of its parts replaced, wherever that part is. */
export function replacePart<Whole>(whole: Whole, part: unknown, next: unknown): Whole {
  if ((whole as unknown) === part) return next as Whole;
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) return whole;
  return Object.fromEntries(
    Object.entries(whole).map(([name, value]) => [name, replacePart(value as unknown, part, next)]),
  ) as Whole;
}

interface CachedList {
  edges: readonly { node: object }[];
}

/**
 * Puts a new item, which is already in the cache, on top of every list of the root field, whatever its page or fields. A
 * list that needs uncached fields is refetched.
 */
export function prependToLists(cache: ApolloCache, field: string, { id, type }: { id: string; type: string }): void {
  cache.modify<Record<string, CachedList>>({
    fields: {
      [field](known, { readField, toReference }) {
        const { edges } = known as CachedList;
        if (edges.some(({ node }) => readField('id', node as never) === id)) return known;
        const node = toReference({ __typename: type, id });
        return { ...known, edges: [{ __typename: `${type}Edge`, cursor: id, node }, ...edges] } as never;
      },
    },
  });
}

/** Removes an item from every list of the root field. It is not evicted, because a list with a dangling reference would be refetched. */
export function removeFromLists(cache: ApolloCache, field: string, id: string): void {
  cache.modify<Record<string, CachedList>>({
    fields: {
      [field](known, { readField }) {
        const list = known as CachedList;
        return { ...list, edges: list.edges.filter(({ node }) => readField('id', node as never) !== id) } as never;
      },
    },
  });
}
