import { JsonText } from '#json-text';
import { toNumbers } from '#rest/figures';
import type { Route } from '#rest/routes';

interface Answer {
  /** The body: JsonText, or a value to serialize. */
  body: unknown;
  /** Of a list that goes on: the cursor after which the next items start. */
  nextCursor: string | null;
}

interface Connection {
  edges: Array<{ node: unknown }>;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** What a path answers with the value of its root field. A connection becomes a plain array. */
export function toAnswer({ hasFigures = false }: Route, value: unknown): Answer {
  if (hasFigures) return { body: toNumbers(value as object), nextCursor: null };
  if (value instanceof JsonText) {
    const { page } = value;
    return page
      ? { body: new JsonText(`[${page.nodes.join(',')}]`), nextCursor: page.nextCursor }
      : { body: value, nextCursor: null };
  }
  if (!isConnection(value)) return { body: value, nextCursor: null };
  const { edges, pageInfo } = value;
  return { body: edges.map(({ node }) => node), nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null };
}

const isConnection = (value: unknown): value is Connection =>
  typeof value === 'object' && value !== null && 'edges' in value && 'pageInfo' in value;
