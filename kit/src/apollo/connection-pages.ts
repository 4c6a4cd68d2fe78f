/** A Relay-style connection, as far as paging needs it. */
export interface ConnectionPage<Node extends { id: string }> {
  edges: readonly { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

/** Two pages as one. What has moved up meanwhile is not listed twice. */
export function joinPages<Page extends ConnectionPage<{ id: string }>>(all: Page, next: Page): Page {
  const known = new Set(all.edges.map(({ node }) => node.id));
  return { ...next, edges: [...all.edges, ...next.edges.filter(({ node }) => !known.has(node.id))] };
}

/** The answer with one of its parts in another state, wherever that part stands in it. */
export function replacePart<Whole>(whole: Whole, part: unknown, next: unknown): Whole {
  if ((whole as unknown) === part) return next as Whole;
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) return whole;
  return Object.fromEntries(
    Object.entries(whole).map(([name, value]) => [name, replacePart(value as unknown, part, next)]),
  ) as Whole;
}
