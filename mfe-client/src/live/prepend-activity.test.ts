import type { RecentActivityQuery } from '#gql/graphql.ts';
import { prependActivity } from './prepend-activity.ts';

const entry = (id: string) => ({ id, description: `Entry ${id}`, createdAt: '2026-11-21T09:00:00.000Z' });
const recent: RecentActivityQuery = { activity: { edges: [{ cursor: 'a', node: entry('a') }] } };
const ids = (query: RecentActivityQuery) => query.activity.edges.map(({ node }) => node.id);

test('prepends a new entry', () => {
  expect(ids(prependActivity(recent, entry('b')))).toEqual(['b', 'a']);
});

test('keeps one entry if it arrives twice, as after a reconnect', () => {
  expect(ids(prependActivity(prependActivity(recent, entry('b')), entry('b')))).toEqual(['b', 'a']);
});
