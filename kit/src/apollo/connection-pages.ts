/** The parts of a Relay-style connection that paging needs. */
export interface ConnectionPage<Node extends { id: string }> {
  edges: readonly { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

/** Joins two pages. Items that have moved up in the meantime are not listed twice. */
export function joinPages<Page extends ConnectionPage<{ id: string }>>(all: Page, next: Page): Page {
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
