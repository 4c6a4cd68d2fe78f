import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '#test/app';
import type { TestProject, TestUser } from '#test/factories';
import { signInAs } from '#test/sign-in-as';

let app: TestApp;
let project: TestProject;
const people: Record<string, TestUser> = {};
beforeAll(async () => {
  app = await startTestApp();
  people.client = await app.make.user();
  people.developer = await app.make.user({ role: 'contractor', contractorRole: 'developer' });
  people.tester = await app.make.user({ role: 'contractor', contractorRole: 'tester' });
  people.admin = await app.make.user({ role: 'admin' });
  const { client, developer, tester } = people;
  project = await app.make.project({ client, developer, tester });
});
afterAll(() => app.stop());

interface Person {
  __typename: string;
  firstName: string;
  [field: string]: unknown;
}
const fields =
  'email contractorRole deactivatedAt lastSeenAt contractorProfile { id } role createdAt updatedAt audiences hasSecondFactor openSessions';

/** What someone sees of a person on the project. */
async function see(viewer: string, person: string) {
  const client = await signInAs(app, people[viewer] ?? { email: '' });
  const query = `query ($id: ID!) { project(id: $id) { ${person} { __typename firstName ${fields} } } }`;
  const { data, errors = [] } = await client.graphql<{ project: Record<string, Person> }>(query, { id: project.id });
  const seen = data.project[person];
  expect(seen).toMatchObject({ __typename: 'User', firstName: 'First' });
  // When they were last active depends on the tests before.
  const others = ['__typename', 'firstName', 'lastSeenAt'];
  const shown = Object.keys(seen ?? {}).filter((name) => !others.includes(name) && seen?.[name] !== null);
  expect(errors.every(({ extensions }) => extensions.code === 'FORBIDDEN')).toBe(true);
  return { shown: shown.toSorted(), refused: errors.length };
}

const account = ['audiences', 'createdAt', 'email', 'hasSecondFactor', 'openSessions', 'role', 'updatedAt'];

test.each<[string, string, string[], number]>([
  ['client', 'client', account, 0],
  ['client', 'developer', [], 6],
  ['developer', 'client', ['email'], 6],
  ['developer', 'tester', [], 6],
  ['developer', 'developer', ['contractorRole', ...account], 0],
  ['admin', 'client', account, 0],
])('as %s one sees what one may of the %s', async (viewer, person, shown, refused) => {
  expect(await see(viewer, person)).toEqual({ shown: shown.toSorted(), refused });
});

test('released portals can spread a fragment on the public part of a person', async () => {
  const client = await signInAs(app, people.client ?? { email: '' });
  const query = `query ($id: ID!) { project(id: $id) { developer { ...Name } } } fragment Name on Teammate { id firstName lastName }`;
  const { data } = await client.graphql(query, { id: project.id });
  expect(data).toEqual({ project: { developer: { id: people.developer?.id, firstName: 'First', lastName: 'Last' } } });
});

test('figures about a person name the person, so that a cache has one of each', async () => {
  const admin = await signInAs(app, people.admin ?? { email: '' });
  const { data } = await admin.graphql<
    Record<'teamMembers' | 'salesClients', { edges: Array<{ node: { id: string; user: Person } }> }>
  >(
    '{ teamMembers { edges { node { id user { __typename id firstName email } } } } salesClients { edges { node { id user { __typename id firstName email } } } } }',
  );
  const rows = [...data.teamMembers.edges, ...data.salesClients.edges].map(({ node }) => node);
  expect(rows.map(({ id }) => id).toSorted()).toEqual(
    [people.client, people.developer, people.tester].map((person) => person?.id).toSorted(),
  );
  for (const { id, user } of rows)
    expect(user).toEqual({ __typename: 'User', id, firstName: 'First', email: expect.stringContaining('@') });
});
