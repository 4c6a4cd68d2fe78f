import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import {
  attackerAddress,
  type AttackedServer,
  expectOthersUnaffected,
  startAttackedServer,
} from '#test/attacks/attacked-server';
import { runInParallel } from '#test/attacks/in-parallel';
import { createTestClient, type Reply, type TestClient } from '#test/client';
import { releaseOperations } from '#test/releases';

/** The observer's query as the colleague. */
const colleaguesRead = '{ projects(first: 20) { edges { node { id title status } } } }';

const level = (inner: string, size: string) =>
  `activity(first: ${size}) { edges { node { description project { title ${inner} } } } }`;
/** project → activity → project → …, nested this deep. */
const levels = (count: number): string => (count > 1 ? level(levels(count - 1), '500') : 'id');
const deep = (count: number) => `{ projects(first: 500) { edges { node { title ${levels(count)} } } } }`;
const registered = `query Registered($first: Int!, $inner: Int!) { projects(first: $first) { edges { node { title ${level('', '$inner')} } } } }`;

type Answer = Reply<{ data?: unknown; errors?: Array<{ message: string; extensions: { code: string } }> }>;
const refusals = (answers: Answer[]) =>
  new Set(answers.map(({ status, body }) => `${status} ${body.errors?.[0]?.extensions.code}`));
const errorsIn = ({ log }: AttackedServer) => log.filter(({ level: severity }) => severity > 30);

/** 30 projects of one client, with 500 activities each. */
async function withActivity(
  { make, pool }: AttackedServer,
  client: Awaited<ReturnType<AttackedServer['make']['user']>>,
) {
  for (let made = 0; made < 30; made += 1) await make.project({ client });
  await pool.query(
    `insert into activity (id, created_at, updated_at, description, project_id)
     select gen_random_uuid(), now(), now(), repeat('It happened. ', 20), id from projects, generate_series(1, 500)
      where client_id = $1`,
    [client.id],
  );
}

async function expectUnharmed(server: AttackedServer, attack: () => Promise<Answer[]>, refusal: string) {
  const { result, seen } = await server.during(attack);
  expect(refusals(result)).toEqual(new Set([refusal]));
  expect(server.isRunning()).toBe(true);
  expectOthersUnaffected(seen);
  expect(seen.memory.peak - seen.memory.before).toBeLessThan(150);
  expect(errorsIn(server)).toEqual([]);
}

describe('any client', () => {
  let server: AttackedServer;
  let client: TestClient;
  beforeAll(async () => {
    server = await startAttackedServer();
    const user = await server.make.user();
    await withActivity(server, user);
    client = await server.signIn(user, attackerAddress);
  });
  afterAll(() => server.stop());

  test.each([6, 7])('cannot nest lists %d levels deep', async (count) => {
    const body = { query: deep(count) };
    const ask = () => client.send<Answer['body']>('POST', '/graphql', body);
    await expectUnharmed(server, () => runInParallel(300, 16, ask), '400 QUERY_TOO_EXPENSIVE');
  });

  test('cannot multiply pages without nesting them twice', async () => {
    const body = { query: registered, variables: { first: 500, inner: 500 } };
    const ask = () => client.send<Answer['body']>('POST', '/graphql', body);
    await expectUnharmed(server, () => runInParallel(300, 16, ask), '400 QUERY_TOO_EXPENSIVE');
  });

  test('cannot have the free slots computed 300 times while signed out', async () => {
    const stranger = Object.assign(createTestClient(server.url), { address: attackerAddress });
    const body = { query: `{ ${Array.from({ length: 300 }, (_, n) => `a${n}: callSlots { startsAt }`).join(' ')} }` };
    const ask = () => stranger.send<Answer['body']>('POST', '/graphql', body);
    await expectUnharmed(server, () => runInParallel(300, 16, ask), '400 QUERY_TOO_EXPENSIVE');
  });

  test('gets only a share of the server with the most expensive reads', async () => {
    const body = { query: registered, variables: { first: 30, inner: 333 } };
    const ask = () => client.send<Answer['body']>('POST', '/graphql', body);
    const { result, seen } = await server.during(() => runInParallel(60, 16, ask));
    expect(result.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(seen.memory.peak - seen.memory.before).toBeLessThan(400);
    expectOthersUnaffected(seen);
  });

  test('gets no part of a response above 8 MB, however few rows it has', async () => {
    await server.pool.query(
      `update projects set description = repeat('A long text. ', 100000) where client_id = (select client_id from projects order by id desc limit 1)`,
    );
    const body = { query: '{ projects(first: 30) { edges { node { description } } } }' };
    const ask = () => client.send<Answer['body']>('POST', '/graphql', body);
    await expectUnharmed(server, () => runInParallel(20, 2, ask), '400 QUERY_TOO_EXPENSIVE');
  });
});

describe('in production', () => {
  let server: AttackedServer;
  let database: pg.Client;
  let client: TestClient, releaser: TestClient;
  beforeAll(async () => {
    server = await startAttackedServer({ NODE_ENV: 'production' });
    database = new pg.Client(server.databaseUrl);
    await database.connect();
    releaser = Object.assign(createTestClient(server.url), { key: await server.make.releaseKey() });
    await releaseOperations({ database, releaser }, 'mfe-known', [registered, colleaguesRead]);
    const user = await server.make.user();
    await withActivity(server, user);
    client = await server.signIn(user, attackerAddress);
  });
  afterAll(async () => {
    await database.end();
    await server.stop();
  });

  test('the cost of a registered operation depends on its variables', async () => {
    const ask = (variables: object) =>
      client.send<Answer['body']>('POST', '/graphql', { query: registered, variables });
    const small = await ask({ first: 10, inner: 10 });
    expect(small.body.errors).toBeUndefined();
    const attack = () => runInParallel(300, 16, () => ask({ first: 500, inner: 500 }));
    await expectUnharmed(server, attack, '400 QUERY_TOO_EXPENSIVE');
  });

  test('an override with unregistered operations stays within the budget', async () => {
    const start = 'mutation ($input: StartOverrideInput!) { startOverride(input: $input) }';
    const input = { remote: 'mfe-known', entry: 'http://127.0.0.1:4202/remoteEntry.js' };
    const { data } = await releaser.graphql<{ startOverride: string }>(start, { input });
    const link = new URL(data.startOverride);
    const opened = await client.send('GET', link.pathname + link.search, undefined, { accept: 'text/html' });
    const override = opened.headers
      .getSetCookie()
      .find((line) => line.startsWith('override='))
      ?.split(';')[0];
    const cookie = `${client.cookie}; ${override}`;
    const ask = () => client.send<Answer['body']>('POST', '/graphql', { query: deep(7) }, { cookie });
    await expectUnharmed(server, () => runInParallel(300, 16, ask), '400 QUERY_TOO_EXPENSIVE');
  });
});
