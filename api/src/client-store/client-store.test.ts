import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import { eventually } from '#test/eventually';
import type { TestUser } from '#test/factories';

const accept =
  'mutation ($id: ID!) { acceptClientStoreRequest(id: $id) { status viewerCanAccept viewerCanDecline acceptedBy { id } project { id } } }';
const decline = 'mutation ($id: ID!) { declineClientStoreRequest(id: $id) { status viewerCanAccept } }';
const project =
  'query ($id: ID!) { project(id: $id) { title status tier implementationFee clientEmail client { id } developer { id } } }';
interface Accepted {
  acceptClientStoreRequest: { project: { id: string } };
}

let app: TestApp;
let developer: TestUser, tester: TestUser, admin: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  [developer, tester, admin] = await Promise.all([
    app.make.user({ role: 'contractor', contractorRole: 'developer' }),
    app.make.user({ role: 'contractor', contractorRole: 'tester' }),
    app.make.user({ role: 'admin' }),
  ]);
});
afterAll(() => app.stop());

test('of fifty concurrent claims of a request, one succeeds and creates one project', async () => {
  const request = await app.make.clientStoreRequest({ name: 'Race' });
  const people = await Promise.all([signInAs(app, developer), signInAs(app, tester)]);
  const db = new pg.Client(app.databaseUrl);
  await db.connect();
  // Holds the row until several claims wait for it, so that they really race.
  await db.query('begin');
  await db.query('select 1 from client_store_requests where id = $1 for update', [request.id]);
  const claims = Array.from({ length: 50 }, (_, index) => people[index % 2]!.graphql<Accepted | null>(accept, request));
  await eventually(async () => {
    await db.query('select pg_stat_clear_snapshot()');
    const waiting = await db.query(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    expect(waiting.rowCount).toBeGreaterThan(3);
  });
  await db.query('commit');
  await db.end();
  const answers = await Promise.all(claims);
  const [won, ...more] = answers.filter(({ errors }) => !errors);
  expect(more).toEqual([]);
  const lost = answers.filter(({ errors }) => errors).map(({ errors }) => errors?.[0]);
  expect(lost).toHaveLength(49);
  for (const error of lost)
    expect(error).toMatchObject({
      message: 'Someone else has accepted this request. Please choose another one',
      extensions: { code: 'CONFLICT' },
    });
  const asAdmin = await signInAs(app, admin);
  const { body } = await asAdmin.send<Array<{ id: string; title: string }>>('GET', '/api/projects');
  expect(body.filter(({ title }) => title === 'Project for Race').map(({ id }) => id)).toEqual([
    won?.data?.acceptClientStoreRequest.project.id,
  ]);
});

test('the project is pending, with the contractor as its developer and the client with that email address', async () => {
  const client = await app.make.user();
  const request = await app.make.clientStoreRequest({ name: 'Anna', email: client.email, tier: 'medium' });
  const asDeveloper = await signInAs(app, developer);
  const { data } = await asDeveloper.graphql<Accepted>(accept, request);
  expect(data).toMatchObject({
    acceptClientStoreRequest: {
      status: 'accepted',
      viewerCanAccept: false,
      viewerCanDecline: false,
      acceptedBy: { id: developer.id },
    },
  });
  const expected = {
    title: 'Project for Anna',
    status: 'pending',
    tier: 'medium',
    implementationFee: '7500.00',
    clientEmail: null,
    client: { id: client.id },
    developer: { id: developer.id },
  };
  const { id } = data.acceptClientStoreRequest.project;
  expect((await (await signInAs(app, client)).graphql(project, { id })).data).toEqual({ project: expected });
  const { body } = await (await signInAs(app, client)).send('GET', '/api/activity');
  expect(body).toMatchObject([{ description: 'Project for Anna: project started' }]);
});

test('without an account for the email address the project keeps the address; a contractor with it is not the client', async () => {
  for (const email of ['later@test.test', tester.email]) {
    const request = await app.make.clientStoreRequest({ email, tier: 'enterprise' });
    const asDeveloper = await signInAs(app, developer);
    const { data } = await asDeveloper.graphql<Accepted>(accept, request);
    expect(await asDeveloper.graphql(project, data.acceptClientStoreRequest.project)).toMatchObject({
      data: { project: { client: null, clientEmail: email, implementationFee: '0.00' } },
    });
  }
});

test('a declined request leaves the list and cannot be claimed', async () => {
  const request = await app.make.clientStoreRequest();
  const contacted = await app.make.clientStoreRequest({ status: 'contacted' });
  const asAdmin = await signInAs(app, admin);
  expect(await asAdmin.graphql(decline, request)).toMatchObject({
    data: { declineClientStoreRequest: { status: 'declined', viewerCanAccept: false } },
  });
  const asDeveloper = await signInAs(app, developer);
  for (const document of [accept, decline]) {
    const { errors } = await asDeveloper.graphql(document, request);
    expect(errors?.[0]).toMatchObject({
      message: 'This request has been declined. Please choose another one',
      extensions: { code: 'CONFLICT' },
    });
  }
  const requests = await asDeveloper.list<{ id: string }>('/api/client-store');
  expect(requests.map(({ id }) => id)).toEqual([contacted.id]);
  const activity = await asDeveloper.send<Array<{ description: string }>>('GET', '/api/activity');
  expect(activity.body[0]?.description).toBe('Client Store: the request from Someone was declined');
});

test('REST returns unclaimed requests as a bare array, newest first, to the team only', async () => {
  const newest = await app.make.clientStoreRequest({ name: 'Zoe', email: 'zoe@test.test' });
  const { body } = await (await signInAs(app, tester)).send<unknown[]>('GET', '/api/client-store');
  expect(body[0]).toMatchObject({
    id: newest.id,
    name: 'Zoe',
    email: 'zoe@test.test',
    tier: 'small',
    requirements: 'A request of a test',
    status: 'new',
  });
  const client = await signInAs(app, await app.make.user());
  expect((await client.send('GET', '/api/client-store')).status).toBe(403);
  expect((await (await signInAs(app, developer)).graphql(accept, { id: 'x' })).errors?.[0]?.extensions.code).toBe(
    'MALFORMED_REQUEST',
  );
});
