import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { screenRoutes } from 'rules/screens';
import { maxVisitEvents, type VisitEvent } from 'rules/visits';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import { createTestClient, createRandomAddress, type TestClient } from '#test/client';

let app: TestApp;
let database: pg.Client;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp({ REDIS_URL: '' });
  database = new pg.Client(app.databaseUrl);
  await database.connect();
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
});
beforeEach(async () => void (await database.query('truncate visit_count')));
afterAll(async () => {
  await database.end();
  await app.stop();
});

const document = 'mutation ($input: RecordVisitInput!) { recordVisit(input: $input) }';
const record = (events: object[], client: TestClient = app.client) =>
  client.graphql<{ recordVisit: boolean }>(document, { input: { events } });
const view = (route: string): VisitEvent => ({ kind: 'page_view', route });
const sums = async () =>
  (await database.query('select kind, route, plan, count::int from visit_count order by kind, route, plan')).rows;

test('events are summed up by day, kind, screen and plan', async () => {
  const submit = { kind: 'contact_form_submit', route: '/contact', plan: 'Growth' };
  await record([view('/'), view('/contact'), view('/'), submit]);
  await record([view('/'), { kind: 'contact_form_error', route: '/contact' }]);
  expect(await sums()).toEqual([
    { kind: 'contact_form_error', route: '/contact', plan: '', count: 1 },
    { kind: 'contact_form_submit', route: '/contact', plan: 'Growth', count: 1 },
    { kind: 'page_view', route: '/', plan: '', count: 3 },
    { kind: 'page_view', route: '/contact', plan: '', count: 1 },
  ]);
  const { rows } = await database.query("select 1 from visit_count where day = (now() at time zone 'utc')::date");
  expect(rows).toHaveLength(4);
});

test('URLs, ids, queries and names are not stored: an unknown route counts as other', async () => {
  const id = '/client/projects/0198c0de-0000-7000-8000-000000000000';
  await record([view(id), view('/join?invite=secret'), view('/ada@test.test'), view('/client/projects/:id')]);
  expect(await sums()).toEqual([
    { kind: 'page_view', route: '/client/projects/:id', plan: '', count: 1 },
    { kind: 'page_view', route: 'other', plan: '', count: 3 },
  ]);
});

test('nothing about a person is stored: the table has only sums, even for signed-in people', async () => {
  const client = await signInAs(app, await app.make.user());
  await client.send(
    'POST',
    '/graphql',
    { query: document, variables: { input: { events: [view('/client')] } } },
    { 'user-agent': 'A browser that tells a lot' },
  );
  const { rows } = await database.query('select * from visit_count');
  expect(rows).toEqual([{ day: expect.any(Date), kind: 'page_view', route: '/client', plan: '', count: '1' }]);
});

test('a request without a cookie does not start a session', async () => {
  const sessions = async () => (await database.query('select count(*)::int as n from session')).rows[0];
  const before = await sessions();
  const reply = await createTestClient(app.url).send('POST', '/graphql', {
    query: document,
    variables: { input: { events: [view('/')] } },
  });
  expect(reply).toMatchObject({ status: 200, body: { data: { recordVisit: true } } });
  expect(reply.headers.get('set-cookie')).toBeNull();
  expect(await sessions()).toEqual(before);
});

test('a hundred concurrent reports in different orders add up', async () => {
  const turned = (n: number) => [...screenRoutes.slice(n % 20), ...screenRoutes.slice(0, n % 20)];
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => record(turned(n).map(view))));
  expect(answers.filter(({ data }) => data?.recordVisit)).toHaveLength(100);
  expect((await sums()).map(({ count }) => count)).toEqual(screenRoutes.map(() => 100));
});

test('over its limit an IP address gets a normal response, but is not counted', async () => {
  await database.query('delete from rate_limit');
  const client = Object.assign(createTestClient(app.url), { address: createRandomAddress() });
  await record([view('/')], client);
  await database.query("update rate_limit set points = 1999 where key like '%recordVisit%'");
  expect((await record([view('/')], client)).data.recordVisit).toBe(true);
  expect(await record([view('/')], client)).toMatchObject({ status: 200, data: { recordVisit: false } });
  expect((await sums())[0]).toMatchObject({ count: 2 });
  expect((await record([view('/')])).data.recordVisit).toBe(true);
});

test.each([
  ['no events', []],
  ['too many', Array.from({ length: maxVisitEvents + 1 }, () => view('/'))],
  ['an endless route', [view('/'.repeat(201))]],
  ['a sent form without its plan', [{ kind: 'contact_form_submit', route: '/contact' }]],
  ['a plan that there is not', [{ kind: 'contact_form_submit', route: '/contact', plan: 'Gold' }]],
  ['a view with a plan', [{ ...view('/'), plan: 'Pro' }]],
])('%s is refused', async (_what, events) => {
  expect((await record(events)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(await sums()).toEqual([]);
});

test('page errors are a Prometheus metric, by kind and screen', async () => {
  await record([
    { kind: 'unhandled_rejection', route: '/contact' },
    { kind: 'unhandled_rejection', route: '/contact' },
    { kind: 'uncaught_error', route: '/secret/address' },
  ]);
  const { body } = await app.client.send<string>('GET', '/metrics');
  expect(body).toContain('page_faults_total{kind="unhandled_rejection",route="/contact"} 2');
  expect(body).toContain('page_faults_total{kind="uncaught_error",route="other"} 1');
  expect(body).not.toContain('secret/address');
});

const visits = `query ($days: Int!) { siteVisits(days: $days) {
  days { day views submits failedSubmits faults } topRoutes { route views } plans { plan submits } conversion } }`;

test('an administrator sees each day, the most viewed screens, the plans and the conversion rate', async () => {
  await database.query(`
    insert into visit_count (day, kind, route, plan, count)
    select (now() at time zone 'utc')::date - ago, kind, route, plan, count from (values
      (0, 'page_view', '/', '', 30), (0, 'page_view', '/contact', '', 8), (2, 'page_view', '/contact', '', 4),
      (0, 'contact_form_submit', '/contact', 'Pro', 1), (2, 'contact_form_submit', '/contact', 'Growth', 2),
      (2, 'contact_form_submit', '/contact', 'Pro', 2), (2, 'contact_form_error', '/contact', '', 3),
      (0, 'uncaught_error', '/', '', 6), (0, 'unhandled_rejection', '/', '', 1), (3, 'page_view', '/', '', 99)
    ) as counted(ago, kind, route, plan, count)`);
  const { data } = await admin.graphql<{ siteVisits: object }>(visits, { days: 3 });
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  expect(data.siteVisits).toEqual({
    days: [
      { day: day(2), views: 4, submits: 4, failedSubmits: 3, faults: 0 },
      { day: day(1), views: 0, submits: 0, failedSubmits: 0, faults: 0 },
      { day: day(0), views: 38, submits: 1, failedSubmits: 0, faults: 7 },
    ],
    topRoutes: [
      { route: '/', views: 30 },
      { route: '/contact', views: 12 },
    ],
    plans: [
      { plan: 'Pro', submits: 3 },
      { plan: 'Growth', submits: 2 },
    ],
    conversion: 41.7,
  });
});

test('without visits, days are empty and there is no conversion rate', async () => {
  const { data } = await admin.graphql<{ siteVisits: { days: object[] } }>(visits, { days: 30 });
  expect(data.siteVisits).toMatchObject({ topRoutes: [], plans: [], conversion: null });
  expect(data.siteVisits.days).toHaveLength(30);
});

test.each([0, 367])('%d days are refused', async (days) => {
  expect((await admin.graphql(visits, { days })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});
