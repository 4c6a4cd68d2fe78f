import 'reflect-metadata';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { toHealthAlerts } from '#dashboard/system-alerts';
import { findFreePort } from '#db/free-port';
import { Health } from '#health/health';
import { allowTruncate } from '#test/allow-truncate';
import { signInAs } from '#test/sign-in-as';
import { testPassword } from '#test/factories';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { eventually } from '#test/eventually';

interface Alert {
  severity: string;
  text: string;
  since: string;
  path: string | null;
}

let app: TestApp;
let admin: TestClient;
let database: pg.Client;
beforeAll(async () => {
  // Nothing listens there, so every email fails.
  const nowhere = `smtp://127.0.0.1:${await findFreePort()}`;
  app = await startTestApp({
    SMTP_URL: nowhere,
    MAIL_FROM: 'Agency <hello@agency.test>',
    FOUNDER_PASSWORD: testPassword,
  });
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  database = new pg.Client(app.databaseUrl);
  await database.connect();
  await allowTruncate(database);
});
afterAll(async () => {
  await database.end();
  await app.stop();
});
beforeEach(() =>
  database.query('truncate leads, enquiries, support_tickets, projects, graphile_worker._private_jobs cascade'),
);

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000);
const alerts = async () =>
  (await admin.graphql<{ systemAlerts: Alert[] }>('{ systemAlerts { severity text since path } }')).data.systemAlerts;

async function getEnquiry(age: Date): Promise<void> {
  const { status } = await app.client.send('POST', '/api/contact/submit', {
    name: 'Ada',
    email: 'ada@visitor.test',
    projectType: 'other',
    outcome: 'More time for customers',
    budget: '$2–5k',
    timeline: 'Normal (1–2 months)',
    preferredPlan: 'Pro',
    consent: true,
  });
  expect(status).toBe(201);
  await database.query('update enquiries set created_at = $1 where id = (select max(id::text)::uuid from enquiries)', [
    age,
  ]);
  await database.query('delete from graphile_worker._private_jobs');
}

test('there are no alerts when all is well', async () => {
  await app.make.project();
  await app.make.ticket();
  expect(await alerts()).toEqual([]);
});

test('an enquiry without a reply for a day raises an alert, other leads do not', async () => {
  await getEnquiry(hoursAgo(23));
  await admin.send('POST', '/api/sales/leads', { companyName: 'A', contactName: 'B', contactEmail: 'a@b.test' });
  await database.query('update leads set created_at = $1 where enquiry_id is null', [hoursAgo(100)]);
  const about = async () => (await alerts()).filter(({ text }) => text.includes('enquir'));
  expect(await about()).toEqual([]);

  const oldest = hoursAgo(30);
  await getEnquiry(oldest);
  expect(await about()).toEqual([
    {
      severity: 'warning',
      text: '1 enquiry has been unanswered for over 24 hours',
      since: oldest.toISOString(),
      path: '/sales-portal?tab=leads',
    },
  ]);
  await getEnquiry(hoursAgo(25));
  expect(await about()).toEqual([
    {
      severity: 'warning',
      text: '2 enquiries have been unanswered for over 24 hours',
      since: oldest.toISOString(),
      path: '/sales-portal?tab=leads',
    },
  ]);
  const answered = 'mutation ($id: ID!) { updateLead(id: $id, input: { status: contacted }) { id } }';
  const { rows } = await database.query('select id from leads where enquiry_id is not null');
  for (const { id } of rows) await admin.graphql(answered, { id });
  expect(await about()).toEqual([]);
});

test('aged projects are the same as in the dashboard', async () => {
  const age = 29 * 24;
  for (const status of ['completed', 'cancelled']) await app.make.project({ status, createdAt: hoursAgo(age) });
  await app.make.project({ createdAt: hoursAgo(27 * 24) });
  expect(await alerts()).toEqual([]);
  const createdAt = hoursAgo(age);
  await app.make.project({ status: 'testing', createdAt });
  const text = '1 open project is over four weeks old';
  expect(await alerts()).toEqual([
    { severity: 'info', text, since: createdAt.toISOString(), path: '/admin/projects?aged=1' },
  ]);
  expect((await admin.send('GET', '/api/admin/dashboard-stats')).body).toMatchObject({ agedProjects: 1 });
});

test('a high-priority ticket that is open for a day is critical and listed first', async () => {
  const createdAt = hoursAgo(25);
  await app.make.ticket({ priority: 'medium', createdAt });
  await app.make.ticket({ priority: 'high', createdAt: hoursAgo(23) });
  for (const status of ['in_progress', 'resolved']) await app.make.ticket({ priority: 'critical', status, createdAt });
  expect(await alerts()).toEqual([]);
  await app.make.project({ createdAt: hoursAgo(29 * 24) });
  for (const priority of ['high', 'critical']) await app.make.ticket({ priority, createdAt });
  const [first, second] = await alerts();
  expect(first).toEqual({
    severity: 'critical',
    text: '2 high-priority tickets have been open for over 24 hours',
    since: createdAt.toISOString(),
    path: '/admin/tickets',
  });
  expect(second?.severity).toBe('info');
});

test('a failed email raises an alert while it is retried, and for a week after it is given up', async () => {
  const mail = { id: 'a', to: { name: 'Ada', address: 'ada@visitor.test' }, subject: 'Hello', text: 'Hello' };
  const queue = (tries: number) =>
    database.query("select graphile_worker.add_job('sendMail', $1::json, max_attempts := $2)", [
      JSON.stringify(mail),
      tries,
    ]);
  const currentAlerts = async () => (await alerts()).map(({ severity, text }) => [severity, text]);
  const again = ['warning', "1 email hasn't been sent yet and will be retried"];
  const over = ['critical', "1 email failed to send in the last week and won't be retried"];
  await queue(12);
  await eventually(async () => expect(await currentAlerts()).toEqual([again]));
  await queue(1);
  await eventually(async () => expect(await currentAlerts()).toEqual([over, again]));
  await database.query(
    "update graphile_worker._private_jobs set updated_at = now() - interval '8 days' where max_attempts = 1",
  );
  expect(await currentAlerts()).toEqual([again]);
  expect((await alerts())[0]?.path).toBeNull();
  const founder = await signInAs(app, { email: 'founder@test.test' });
  const { data } = await founder.graphql('{ systemAlerts { path } }');
  expect(data).toEqual({ systemAlerts: [{ path: '/admin-dashboard?tab=settings' }] });
});

test('a dependency that is down is critical from when it was found down', async () => {
  const health = new Health();
  health.watch('database', async () => true);
  health.watch('jobs', async () => false);
  const states = await health.look();
  expect(toHealthAlerts(states)).toEqual([
    {
      severity: 'critical',
      text: "The server's “jobs” health check is failing",
      since: states[1]?.downSince,
      path: '/admin#platform-health',
    },
  ]);
});
