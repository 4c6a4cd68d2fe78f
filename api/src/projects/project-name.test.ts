import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getNamedType, isLeafType, isObjectType } from 'graphql';
import { createSchema } from '#schema';
import { startTestApp, type TestApp } from '#test/app';
import type { TestProject, TestUser } from '#test/factories';
import { signInAs } from '#test/sign-in-as';
import { recordStatements } from '#test/statements';

let app: TestApp;
let project: TestProject;
const ids: Record<string, string> = {};
/** The payout that each person sees. */
const payouts = new Map<string, string>();
const people = new Map<string, TestUser>();
const getPerson = (name: string): TestUser => {
  const person = people.get(name);
  if (!person) throw new Error(`There is no ${name}`);
  return person;
};
beforeAll(async () => {
  app = await startTestApp();
  const add = async (name: string, role: TestUser['role'], contractorRole?: string) =>
    people.set(name, await app.make.user({ role, contractorRole }));
  await add('client', 'client');
  await add('developer', 'contractor', 'developer');
  await add('former developer', 'contractor', 'developer');
  await add('project manager', 'contractor', 'project_manager');
  await add('support', 'contractor', 'support');
  await add('admin', 'admin');
  const [client, developer] = [getPerson('client'), getPerson('developer')];
  project = await app.make.project({ client, developer, projectManager: getPerson('project manager') });
  ids.SupportTicket = (await app.make.ticket({ client, project })).id;
  ids.ClientStoreRequest = (await app.make.clientStoreRequest({ accepted: { by: developer, project } })).id;
  ids.Task = (await app.make.task({ project, assignee: getPerson('support') })).id;
  for (const name of ['developer', 'former developer'])
    payouts.set(name, (await app.make.payout({ contractor: getPerson(name), project })).id);
  payouts.set('admin', payouts.get('developer') ?? '');
});
afterAll(() => app.stop());

/** Every field of a project, with what is selected below it. */
const type = createSchema().getType('Project');
const fields = (isObjectType(type) ? Object.values(type.getFields()) : []).map(({ name, type: ofField }) => {
  const named = getNamedType(ofField);
  if (isLeafType(named)) return { name, selection: name };
  const isConnection = isObjectType(named) && 'pageInfo' in named.getFields();
  return { name, selection: `${name} { ${isConnection ? 'edges { cursor }' : 'id'} }` };
});
const selections = fields.map(({ selection }) => selection).join(' ');
const others = fields.map(({ name }) => name).filter((name) => name !== 'id' && name !== 'title');

type Seen = Record<string, unknown>;
interface Refusal {
  path: Array<string | number>;
  extensions: { code: string };
}

/** What someone sees of the project from a place that people reach who may not see it, and the fields that they are refused. */
async function see(viewer: string, place: string) {
  const client = await signInAs(app, getPerson(viewer));
  const query = `query ($id: ID!) { node(id: $id) { ... on ${place} { project { ${selections} } } } }`;
  const id = place === 'Payout' ? payouts.get(viewer) : ids[place];
  const { data, errors = [] } = await client.graphql<{ node: { project: Seen } }>(query, { id });
  const refusals = errors as unknown as Refusal[];
  expect(refusals.filter(({ extensions }) => extensions.code !== 'FORBIDDEN')).toEqual([]);
  return { seen: data.node.project, refused: new Set(refusals.map(({ path }) => path.at(-1))) };
}

test.each([
  ['support', 'SupportTicket'],
  ['support', 'ClientStoreRequest'],
  ['support', 'Task'],
  ['former developer', 'Payout'],
  ['former developer', 'ClientStoreRequest'],
])('%s, who does not see the project, gets its name from a %s, and is refused every other field', async (...at) => {
  const { seen, refused } = await see(...at);
  expect(refused).toEqual(new Set(others));
  expect(seen).toEqual({
    ...Object.fromEntries(others.map((name) => [name, null])),
    id: project.id,
    title: project.title,
  });
});

test.each([
  ['client', 'SupportTicket'],
  ['developer', 'SupportTicket'],
  ['project manager', 'SupportTicket'],
  ['admin', 'SupportTicket'],
  ['project manager', 'Task'],
  ['admin', 'Task'],
  ['developer', 'Payout'],
  ['admin', 'Payout'],
  ['developer', 'ClientStoreRequest'],
  ['project manager', 'ClientStoreRequest'],
  ['admin', 'ClientStoreRequest'],
])('%s, who sees the project, gets all of it from a %s', async (viewer, place) => {
  const { seen, refused } = await see(viewer, place);
  expect(refused).toEqual(new Set());
  const client = await signInAs(app, getPerson(viewer));
  const query = `query ($id: ID!) { project(id: $id) { ${selections} } }`;
  expect(seen).toEqual((await client.graphql<{ project: Seen }>(query, { id: project.id })).data.project);
});

test('a refusal leaves the ticket and the name, and says why', async () => {
  const client = await signInAs(app, getPerson('support'));
  const { data, errors } = await client.graphql(
    '{ supportTickets { edges { node { status project { title status } } } } }',
  );
  expect(data).toEqual({
    supportTickets: { edges: [{ node: { status: 'open', project: { title: project.title, status: null } } }] },
  });
  expect(errors).toMatchObject([
    {
      message: "You can only see this project's name",
      path: ['supportTickets', 'edges', 0, 'node', 'project', 'status'],
    },
  ]);
});

test('what one may see of the projects of a list is read with the list', async () => {
  const admin = await signInAs(app, getPerson('admin'));
  const query = `{ supportTickets(first: 10) { edges { node { project { title status viewerCanUpdate client { email } } } } } }`;
  const list = async () =>
    (await recordStatements(() => admin.graphql(query))).statements.filter((text) => !text.includes('session'));
  const ofOne = await list();
  for (const _ of [1, 2, 3]) await app.make.ticket({ project: await app.make.project() });
  expect(await list()).toEqual(ofOne);
  expect(ofOne).toHaveLength(1);
});
