import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { v7 } from 'uuid';
import { differingContactsSql } from '#contacts/contact-rows';
import { allowTruncate } from '#test/allow-truncate';
import { startTestApp, type TestApp } from '#test/app';
import { signInAs } from '#test/sign-in-as';
import type { TestClient } from '#test/client';
import { eventually } from '#test/eventually';
import { createRandom } from '#test/random-queries';

let app: TestApp;
let pool: pg.Pool;
let sales: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  pool = new pg.Pool({ connectionString: app.databaseUrl, max: 8 });
  sales = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'sales' }));
});
afterAll(async () => {
  await pool.end();
  await app.stop();
});

const toRows = async <Row extends object>(sql: string) => (await pool.query<Row>(sql)).rows;
const differences = () => toRows(differingContactsSql);

/** All emails in the order of the list, from the rows that contacts are derived from. */
const inOrder = (pattern: string) => `
  select email from (
    select contact_email as email, updated_at as at from leads
    union all select email, created_at from users where role = 'client'
    union all select coalesce(u.email, p.client_email), p.updated_at from projects p left join users u on u.id = p.client_id
  ) each where email like '${pattern}' group by email order by max(at) desc, email desc`;

async function listAll(filter: object): Promise<string[]> {
  interface Page {
    contacts: { edges: Array<{ node: { id: string } }>; pageInfo: { hasNextPage: boolean; endCursor: string } };
  }
  const query = `query ($search: String, $after: String) {
    contacts(first: 7, after: $after, filter: { search: $search }) { edges { node { id } } pageInfo { hasNextPage endCursor } } }`;
  const found: string[] = [];
  for (let after: string | null = null; ;) {
    const { contacts }: Page = (await sales.graphql<Page>(query, { ...filter, after })).data;
    found.push(...contacts.edges.map(({ node }) => node.id));
    if (!contacts.pageInfo.hasNextPage) return found;
    after = contacts.pageInfo.endCursor;
  }
}

/** Writes of every kind, from pseudo-random numbers. */
function randomWrite(draw: (size: number) => number): [sql: string, values: unknown[]] {
  const one = <Item>(items: readonly Item[]) => items[draw(items.length)] as Item;
  const email = () => `person${draw(12)}@test.test`;
  const any = (table: string) => `(select id from ${table} order by md5(id::text || ${draw(1000)}) limit 1)`;
  const at = () => new Date(Date.UTC(2026, 0, 1, 0, draw(50)));
  const person = () =>
    `(select id from users where email like 'person%' order by md5(id::text || ${draw(1000)}) limit 1)`;
  const writes: Array<() => [string, unknown[]]> = [
    () => [
      `insert into leads (id, created_at, updated_at, company_name, contact_name, contact_email, contact_phone)
       values ($1, now(), $2, $3, $4, $5, $6)`,
      [v7(), at(), one(['Ada', 'Mill']), one(['Ada', 'Ben']), email(), one([null, '040-7'])],
    ],
    () => [
      `update leads set contact_email = $1, contact_name = $2, updated_at = $3 where id = ${any('leads')}`,
      [email(), one(['Ada', 'Ben']), at()],
    ],
    () => [`update leads set status = 'qualified' where id = ${any('leads')}`, []],
    () => [`update leads set contact_phone = $1 where id = ${any('leads')}`, [one([null, '040-8'])]],
    () => [`delete from leads where id = ${any('leads')}`, []],
    () => [
      `insert into users (id, created_at, updated_at, email, first_name, last_name, role) values ($1, $2, now(), $3, 'Ada', $4, $5)
       on conflict do nothing`,
      [v7(), at(), email(), one(['Novak', 'Stein']), one(['client', 'client', 'contractor'])],
    ],
    () => [
      `update users set email = $1 where id = ${person()} and not exists (select 1 from users where email = $1)`,
      [email()],
    ],
    () => [
      `update users set role = $1, last_name = $2 where id = ${person()}`,
      [one(['client', 'product_analyst']), one(['Falk', 'Park'])],
    ],
    () => [`delete from users where id = ${person()}`, []],
    () => [
      `insert into projects (id, created_at, updated_at, title, description, tier, implementation_fee, technologies, client_id, client_email)
       values ($1, now(), $2, 'A', 'B', 'small', 1, '{}', ${one(['null', person()])}, $3)`,
      [v7(), at(), one([null, email()])],
    ],
    () => [`update projects set updated_at = $1 where id = ${any('projects')}`, [at()]],
    () => [
      `update projects set client_id = ${one(['null', person()])}, client_email = $1 where id = ${any('projects')}`,
      [email()],
    ],
    () => [`delete from projects where id = ${any('projects')}`, []],
  ];
  return one(writes)();
}

/** A deadlock, a person with projects or an email that another transaction has taken rolls back the whole transaction. */
const isRefusal = (error: unknown) =>
  error instanceof pg.DatabaseError && ['40P01', '25P02', '23503', '23001', '23505'].includes(error.code ?? '');

async function writeRandomly(seed: number): Promise<void> {
  const random = createRandom(seed);
  const draw = (size: number) => Math.floor(random() * size);
  const client = await pool.connect();
  for (let n = 0; n < 60; n += 1) {
    try {
      await client.query('begin');
      for (let each = 0; each <= draw(3); each += 1) await client.query(...randomWrite(draw));
      await client.query(draw(4) === 0 ? 'rollback' : 'commit');
    } catch (error) {
      if (!isRefusal(error)) throw error;
      await client.query('rollback');
    }
  }
  client.release();
}

test('contacts match leads, accounts and projects after random concurrent writes, some rolled back', async () => {
  await Promise.all([1, 2, 3, 4].map(writeRandomly));
  expect((await toRows('select 1 from contacts')).length).toBeGreaterThan(5);
  expect(await differences()).toEqual([]);

  const expected = async (pattern: string) =>
    (await toRows<{ email: string }>(inOrder(pattern))).map(({ email }) => email);
  expect(await listAll({})).toEqual(await expected('%'));
  expect(await listAll({ search: 'person1' })).toEqual(await expected('person1%'));
});

test.each([
  [
    'two leads of one person',
    'update leads set updated_at = $2 where id = $1',
    'update leads set status = $2 where id = $1',
  ],
  [
    'a new email, and a project of that client',
    `update users set email = 'new-' || $2::text || '@test.test' where id = $1`,
    'update projects set updated_at = $2 where id = $1',
  ],
])('%s, changed at the same time: the second change waits and sees the first', async (what, first, second) => {
  const client = await app.make.user({ role: 'client' });
  const [one, two] = what.includes('leads')
    ? [
        await app.make.lead({}, { contact_email: client.email }),
        await app.make.lead({}, { contact_email: client.email }),
      ]
    : [client, await app.make.project({ client })];
  const [holding, waiting] = [await pool.connect(), await pool.connect()];
  await holding.query('begin');
  await holding.query(first, [one.id, '2027-01-01']);
  await holding.query('set constraints all immediate');
  const changed = waiting.query(second, [two.id, what.includes('leads') ? 'qualified' : '2027-01-02']);
  const blocked = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await eventually(async () => expect(await toRows(blocked)).toHaveLength(1));
  await holding.query('commit');
  await changed;
  for (const each of [holding, waiting]) each.release();
  expect(await differences()).toEqual([]);
});

test('a write that does not affect contacts writes none', async () => {
  const { id } = await app.make.project({ client: await app.make.user({ role: 'client' }) });
  const versions = () => toRows('select id, xmin::text from contacts order by id');
  const before = await versions();
  await pool.query('update projects set progress = 50 where id = $1', [id]);
  await pool.query('update users set updated_at = now()');
  expect(await versions()).toEqual(before);
});

test('rows written while triggers are off are corrected by the job', async () => {
  await pool.query(`
    begin; set local session_replication_role = replica;
    delete from leads; update users set first_name = 'Eve'; delete from contacts where id like '%1@%';
    commit`);
  expect(await differences()).not.toEqual([]);
  await pool.query(`select graphile_worker.add_job('correctContacts')`);
  await eventually(async () => expect(await differences()).toEqual([]));
});

test('an emptied table has no contacts', async () => {
  await allowTruncate(pool);
  await pool.query(`truncate leads, projects cascade`);
  expect(await differences()).toEqual([]);
});
