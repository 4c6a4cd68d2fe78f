import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import type { TestUser } from '#test/factories';

interface Seen {
  id: string;
  clientEmail: string | null;
  client: { email: string; firstName: string } | null;
}
const fields = '{ id clientEmail client { email firstName } }';
const accept = 'mutation ($id: ID!) { acceptClientStoreRequest(id: $id) { project { id } } }';
const unregistered = 'no-one@test.test';

let app: TestApp;
let client: TestUser;
let developer: TestClient, asClient: TestClient, admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  client = await app.make.user({ firstName: 'Clarabella' });
  developer = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'developer' }));
  asClient = await signInAs(app, client);
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
});
afterAll(() => app.stop());

const create = async (clientEmail: string): Promise<Seen> => {
  const { data } = await developer.graphql<{ createProject: Seen }>(
    `mutation ($input: CreateProjectInput!) { createProject(input: $input) ${fields} }`,
    { input: { title: 'Shop', description: 'Sells bread', tier: 'small', clientEmail } },
  );
  return data.createProject;
};
const give = (id: string, clientEmail: string) =>
  developer.graphql<{ updateProject: Seen }>(
    `mutation ($id: ID!, $clientEmail: EmailAddress) { updateProject(id: $id, input: { clientEmail: $clientEmail }) ${fields} }`,
    { id, clientEmail },
  );
const look = async (who: TestClient, id: string) =>
  (await who.graphql<{ project: Seen | null }>(`query ($id: ID!) { project(id: $id) ${fields} }`, { id })).data.project;
const search = async (word: string) => {
  const query = 'query ($search: String) { projects(filter: { search: $search }) { edges { node { id } } } }';
  const { data } = await developer.graphql<{ projects: { edges: unknown[] } }>(query, { search: word });
  return data.projects.edges.length;
};

test('a contractor who enters an email gets the same response whether or not there is an account', async () => {
  for (const email of [client.email, unregistered]) {
    const { id, ...answer } = await create(email);
    expect(answer).toEqual({ clientEmail: email, client: null });
    expect(await look(developer, id)).toEqual({ id, ...answer });
  }
  expect(await search('Clarabella')).toBe(0);
  expect(await search(unregistered)).toBe(1);
  expect(await search(client.email)).toBe(1);
});

test('the client gets the project at once, and administrators see who it belongs to', async () => {
  const { id } = await create(client.email);
  const shown = { id, clientEmail: null, client: { email: client.email, firstName: 'Clarabella' } };
  expect(await look(asClient, id)).toEqual(shown);
  expect(await look(admin, id)).toEqual(shown);
});

test('entering another email is allowed or refused alike', async () => {
  for (const email of [client.email, unregistered]) {
    const { id } = await create(email);
    for (const other of [client.email, unregistered]) {
      const { data, errors } = await give(id, other);
      expect([errors, data.updateProject]).toEqual([undefined, { id, clientEmail: other, client: null }]);
    }
  }
});

test('after a client opens a ticket, the contractor sees who they are', async () => {
  const { id } = await create(client.email);
  const input = { title: 'Where is it?', description: 'I cannot find the staging site', projectId: id };
  await asClient.graphql('mutation ($input: OpenTicketInput!) { openTicket(input: $input) { id } }', { input });
  expect(await look(developer, id)).toMatchObject({ clientEmail: null, client: { firstName: 'Clarabella' } });
  expect((await give(id, unregistered)).errors?.[0]?.message).toBe('This project already has a client');
});

test('claiming a request from the Client Store does not reveal it either', async () => {
  for (const email of [client.email, unregistered]) {
    const request = await app.make.clientStoreRequest({ email });
    const { data } = await developer.graphql<{ acceptClientStoreRequest: { project: { id: string } } }>(
      accept,
      request,
    );
    const { id } = data.acceptClientStoreRequest.project;
    expect(await look(developer, id)).toEqual({ id, clientEmail: email, client: null });
  }
});
