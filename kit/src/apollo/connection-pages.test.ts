import { joinPages, replacePart, type ConnectionPage } from './connection-pages.ts';

const page = (ids: string[], endCursor: string | null): ConnectionPage<{ id: string }> => ({
  edges: ids.map((id) => ({ node: { id } })),
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
});

test('two pages become one list that continues where the second page ends', () => {
  expect(joinPages(page(['a', 'b'], 'b'), page(['c'], null))).toEqual(page(['a', 'b', 'c'], null));
  expect(joinPages(page(['a'], 'a'), page(['b'], 'b'))).toEqual(page(['a', 'b'], 'b'));
});

test('an item on both pages, moved down by a new one, is listed once and keeps its position', () => {
  expect(joinPages(page(['a', 'b'], 'b'), page(['b', 'c'], 'c'))).toEqual(page(['a', 'b', 'c'], 'c'));
});

test('a part is replaced wherever it is in the answer, and nothing else changes', () => {
  const list = page(['a'], null);
  const answer = { me: { projects: list, tags: ['x'], name: null }, other: page(['a'], null) };
  const next = replacePart(answer, list, page(['z'], null));
  expect(next).toEqual({ ...answer, me: { ...answer.me, projects: page(['z'], null) } });
  expect(replacePart(list, list, page([], null))).toEqual(page([], null));
});
