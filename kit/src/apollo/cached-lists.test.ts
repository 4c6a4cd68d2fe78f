import { gql, InMemoryCache } from '@apollo/client';
import { joinPages, prependToLists, removeFromLists, replacePart, type ConnectionPage } from './cached-lists.ts';

const query = gql`
  query Things($color: String!) {
    things(color: $color) {
      edges {
        cursor
        node {
          id
        }
      }
    }
  }
`;
const others = gql`
  query Others {
    others {
      edges {
        cursor
        node {
          id
        }
      }
    }
  }
`;

const fragment = gql`
  fragment NewThing on Thing {
    id
  }
`;

/** A cache with two lists of one root field, and one of another. */
function filledCache() {
  const cache = new InMemoryCache();
  const list = (...ids: string[]) => ({
    __typename: 'ThingConnection',
    edges: ids.map((id) => ({ __typename: 'ThingEdge', cursor: id, node: { __typename: 'Thing', id } })),
  });
  cache.writeQuery({ query, variables: { color: 'red' }, data: { things: list('a', 'b') } });
  cache.writeQuery({ query, variables: { color: 'blue' }, data: { things: list('b', 'c') } });
  cache.writeQuery({ query: others, data: { others: list('a') } });
  const idsIn = (field: string, variables?: object) => {
    const data = cache.readQuery<Record<string, ReturnType<typeof list>>>({
      query: field === 'things' ? query : others,
      ...(variables && { variables }),
    });
    return data?.[field]?.edges.map(({ node }) => node.id);
  };
  return {
    cache,
    lists: () => ({
      red: idsIn('things', { color: 'red' }),
      blue: idsIn('things', { color: 'blue' }),
      others: idsIn('others'),
    }),
  };
}

test('a new item goes on top of every list of its field, and of no other', () => {
  const { cache, lists } = filledCache();
  cache.writeFragment({ fragment, data: { __typename: 'Thing', id: 'new' } });
  prependToLists(cache, 'things', { id: 'new', type: 'Thing' });
  expect(lists()).toEqual({ red: ['new', 'a', 'b'], blue: ['new', 'b', 'c'], others: ['a'] });
});

test('an item that is already in a list keeps its position and is not listed twice', () => {
  const { cache, lists } = filledCache();
  prependToLists(cache, 'things', { id: 'b', type: 'Thing' });
  prependToLists(cache, 'things', { id: 'a', type: 'Thing' });
  prependToLists(cache, 'things', { id: 'a', type: 'Thing' });
  expect(lists()).toEqual({ red: ['a', 'b'], blue: ['a', 'b', 'c'], others: ['a'] });
});

test('a removed item leaves every list of its field, and no other', () => {
  const { cache, lists } = filledCache();
  removeFromLists(cache, 'things', 'b');
  expect(lists()).toEqual({ red: ['a'], blue: ['c'], others: ['a'] });
  removeFromLists(cache, 'things', 'a');
  removeFromLists(cache, 'things', 'unknown');
  expect(lists()).toEqual({ red: [], blue: ['c'], others: ['a'] });
});

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
