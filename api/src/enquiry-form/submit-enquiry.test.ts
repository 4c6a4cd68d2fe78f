import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { v7 } from 'uuid';
import { startTestApp, type TestApp } from '#test/app';
import { waitForMails } from '#test/outbox';

let app: TestApp;
let database: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
  database = new pg.Client(app.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

const enquiry = () => ({
  name: 'Zoë Ångström',
  email: `${v7()}@visitor.test`,
  projectType: 'ai-chatbot',
  outcome: 'Answer our guests at night',
  budget: '$5–10k',
  timeline: 'Fast (2–4 weeks)',
  preferredPlan: 'Growth',
  consent: true,
});
const submit = (body: object) => app.client.send<{ id: string }>('POST', '/api/contact/submit', body);
const toRows = async (table: string, column: string, email: string) =>
  (await database.query(`select * from ${table} where ${column} = $1`, [email])).rows;

test('an enquiry creates a lead, a request and two emails', async () => {
  const input = enquiry();
  const { status, body } = await submit({ ...input, phone: ' +49 30 1 ', email: ` ${input.email.toUpperCase()}` });
  expect([status, Object.keys(body)]).toEqual([201, ['id']]);

  const [row] = await toRows('enquiries', 'email', input.email);
  expect(row).toMatchObject({ id: body.id, phone: '+49 30 1', budget: '$5–10k', consent: true, priority: false });
  expect(await toRows('leads', 'contact_email', input.email)).toMatchObject([
    { enquiry_id: body.id, status: 'new', contact_name: 'Zoë Ångström', notes: input.outcome, owner_id: null },
  ]);
  expect(await toRows('client_store_requests', 'email', input.email)).toMatchObject([
    { tier: 'medium', status: 'new', requirements: input.outcome, accepted_by_id: null },
  ]);

  const [confirmation] = await waitForMails(app, input.email, 1);
  expect(confirmation).toMatchObject({
    subject: '10x Labs: your project details have been received',
    to: [{ name: '', address: input.email }],
  });
  expect(confirmation?.text).toContain('What happens next?');
  expect(confirmation?.text).toContain('Project: AI chatbot\nBudget: $5–10k');
  for (const typed of ['Zoë', input.outcome]) expect(confirmation?.text).not.toContain(typed);
  const [notice] = await waitForMails(app, 'founder@test.test', 1);
  expect(notice).toMatchObject({ subject: 'Enquiry from Zoë Ångström', replyTo: [{ address: input.email }] });
});

test.each([
  ['$2–5k', 'Normal (1–2 months)', 'small', false],
  ['$10–20k', 'Urgent (1–2 weeks)', 'high', true],
  ['$20k+ (enterprise)', 'Normal (1–2 months)', 'enterprise', true],
])(
  '%s and %s becomes a request of tier %s with priority %s, whatever the form says',
  async (budget, timeline, tier, priority) => {
    const input = { ...enquiry(), budget, timeline };
    expect((await submit({ ...input, priority: !priority })).status).toBe(201);
    expect(await toRows('enquiries', 'email', input.email)).toMatchObject([{ priority }]);
    expect(await toRows('client_store_requests', 'email', input.email)).toMatchObject([{ tier }]);
  },
);

test.each([
  ['enquiries', 'alter table enquiries', ''],
  ['leads', 'alter table leads', ''],
  ['client_store_requests', 'alter table client_store_requests', ''],
  ['add_job', 'alter function graphile_worker.add_job', 'graphile_worker.'],
])('nothing is stored if %s is unavailable', async (name, alter, schema) => {
  const input = enquiry();
  await database.query(`${alter} rename to away`);
  expect((await submit(input)).status).toBe(500);
  await database.query(`${alter.replace(`${schema}${name}`, `${schema}away`)} rename to ${name}`);
  const jobs = 'select 1 from graphile_worker._private_jobs where payload::text like $1';
  const kept = [
    ...(await toRows('enquiries', 'email', input.email)),
    ...(await toRows('leads', 'contact_email', input.email)),
    ...(await toRows('client_store_requests', 'email', input.email)),
    ...(await database.query(jobs, [`%${input.email}%`])).rows,
  ];
  expect(kept).toEqual([]);
});

test('an empty form gets the exact message of every field', async () => {
  const { status, body } = await submit({});
  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: {
      name: 'Name is required',
      email: 'Please enter a valid email address',
      projectType: 'Please select what you want to build',
      outcome: 'Please describe your biggest outcome goal',
      budget: 'Please select your budget range',
      timeline: 'Please select your timeline',
      preferredPlan: 'Please select a preferred plan',
      consent: 'You must agree to be contacted',
    },
  });
});

test.each([
  ['name', 'Z', 'Name is required'],
  ['name', 'x'.repeat(1000), 'Please keep this to 200 characters'],
  ['name', 'Zoë\0', 'Please remove the invisible characters'],
  ['name', 'Zoë\r\nBcc: all@victim.test', 'Please remove the invisible characters'],
  ['name', 'half \ud800 a pair', 'Please remove the invisible characters'],
  ['email', 'no-address', 'Please enter a valid email address'],
  ['phone', '1'.repeat(51), 'Please keep this to 50 characters'],
  ['outcome', 'too short', 'Please describe your biggest outcome goal'],
  ['outcome', 'long '.repeat(2000), 'Please keep this to 5000 characters'],
  ['outcome', 'ten characters\0', 'Please remove the invisible characters'],
  ['budget', '$2-5k', 'Please select your budget range'],
  ['consent', false, 'You must agree to be contacted'],
])('%s %j is refused with its message', async (field, value, message) => {
  const { status, body } = await submit({ ...enquiry(), [field]: value });
  expect({ status, body }).toMatchObject({ status: 400, body: { fields: { [field]: message } } });
});
