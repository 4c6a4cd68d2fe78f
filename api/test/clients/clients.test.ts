import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Client as Socket } from 'graphql-ws';
import { startTestApp, type TestApp } from '#test/app';
import { createRandomAddress, type TestClient } from '#test/client';
import { type ApiClient, apiClients } from '#test/clients/api-clients';
import type { TestProject } from '#test/factories';
import { signInAs } from '#test/sign-in-as';
import { createSocket } from '#test/socket';

let app: TestApp;
let asClient: TestClient;
let project: TestProject;
beforeAll(async () => {
  app = await startTestApp();
  const person = await app.make.user();
  project = await app.make.project({ client: person });
  asClient = await signInAs(app, person);
});
afterAll(() => app.stop());

const listProjects = `query ($first: Int!) {
  projects(first: $first) { edges { cursor node { id title } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }
}`;
const createProject = 'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id title status } }';
const openTicket = 'mutation ($input: OpenTicketInput!) { openTicket(input: $input) { id title } }';
const followTickets = 'subscription { supportTicketChanged { id ticket { id title } } }';

describe.each(Object.entries(apiClients))('%s', (name, create) => {
  let socket: Socket;
  let client: ApiClient;
  beforeEach(() => {
    socket = createSocket(asClient);
    const headers = { cookie: asClient.cookie ?? '', 'x-forwarded-for': createRandomAddress() };
    client = create({ url: `${app.url}/graphql`, headers, socket });
  });
  afterEach(() => socket.dispose());

  test('runs a query', async () => {
    const { data, errors } = await client.run(listProjects, { first: 1 });
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      projects: { edges: [{ cursor: expect.any(String), node: { id: expect.any(String) } }] },
    });
  });

  test('runs a mutation', async () => {
    const input = { title: `Shop of ${name}`, description: 'A shop for tea', tier: 'small', technologies: [] };
    const { data, errors } = await client.run(createProject, { input });
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ createProject: { title: input.title, status: 'pending' } });
  });

  test.each([
    ['a refusal', 'query { users { edges { node { id } } } }', {}, { code: 'FORBIDDEN' }],
    [
      'invalid input',
      createProject,
      { input: { title: '', description: 'A shop', tier: 'small', technologies: [] } },
      { code: 'BAD_USER_INPUT', fields: { title: expect.any(String) } },
    ],
  ])('gets the code of %s', async (_what, source, variables, extensions) => {
    const { errors } = await client.run(source, variables);
    expect(errors[0]).toMatchObject({ message: expect.stringMatching(/\S/), extensions });
  });

  if (name === 'graphql-request') return; // It has no subscriptions.
  test('receives an event', async () => {
    const event = client.subscribe?.(followTickets);
    await isSubscribed(socket);
    const input = { title: `Opened for ${name}`, description: 'It does not open', projectId: project.id };
    await client.run(openTicket, { input });
    expect(await event).toMatchObject({ supportTicketChanged: { ticket: { title: input.title } } });
  });
});

/** The server handles messages in order: after it has refused this one, it has the subscription. */
const isSubscribed = (socket: Socket) => expect(socket.iterate({ query: '{ nothing }' }).next()).rejects.toBeDefined();

describe('graphql-ws', () => {
  let socket: Socket;
  beforeEach(() => void (socket = createSocket(asClient)));
  afterEach(() => socket.dispose());

  test('receives an event', async () => {
    const event = socket.iterate({ query: followTickets }).next();
    await isSubscribed(socket);
    const input = { title: 'Opened for graphql-ws', description: 'It does not open', projectId: project.id };
    await asClient.graphql(openTicket, { input });
    expect((await event).value).toMatchObject({ data: { supportTicketChanged: { ticket: { title: input.title } } } });
  });

  test.each([
    ['a refusal', 'subscription { auditEntryAdded { id } }', 'FORBIDDEN'],
    ['an operation that belongs on HTTP', 'query { me { id } }', 'MALFORMED_REQUEST'],
  ])('gets the code of %s', async (_what, query, code) => {
    const first = socket.iterate({ query }).next();
    // A refused field is in the first event; a refused operation rejects with its errors.
    const errors = await first.then(
      ({ value }) => value?.errors,
      (rejected: unknown) => rejected,
    );
    expect(errors).toEqual([expect.objectContaining({ extensions: { code } })]);
  });
});
