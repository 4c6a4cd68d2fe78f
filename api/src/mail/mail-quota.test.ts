import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import { createProvenVisitor } from '#test/calls';
import { createTestClient, createRandomAddress, type TestClient } from '#test/client';
import { submitEnquiry, createVisitorEmail } from '#test/enquiries';
import { eventually } from '#test/eventually';
import type { TestUser } from '#test/factories';
import { waitForAllMails } from '#test/outbox';

const contact = 'mutation ($id: ID!, $message: String!) { contactClient(projectId: $id, message: $message) { id } }';

let app: TestApp;
let database: pg.Client;
let developer: TestUser;
let asDeveloper: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  database = new pg.Client(app.databaseUrl);
  await database.connect();
  developer = await newDeveloper();
  asDeveloper = await signInAs(app, developer);
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

const newDeveloper = () =>
  app.make.user({ role: 'contractor', contractorRole: 'developer', firstName: 'Dora', lastName: 'Lind' });
/** Creates a project of the developer for an email. Returns a function that writes to its client. */
async function projectFor(clientEmail: string, title = 'Clinic', who = asDeveloper) {
  const input = { title, description: 'For someone', tier: 'small', clientEmail };
  const { data } = await who.graphql<{ createProject: { id: string } }>(
    'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id } }',
    { input },
  );
  return (message = 'Hello') => who.graphql(contact, { id: data.createProject.id, message });
}
const codes = async (calls: Array<() => Promise<{ errors?: Array<{ extensions: { code: string } }> }>>) => {
  const answers = [];
  for (const call of calls) answers.push((await call()).errors?.[0]?.extensions.code ?? 'sent');
  return answers;
};
const repeat = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

test('an address that never responded gets at most three mails a day across all senders, and refused mails are not sent', async () => {
  const email = createVisitorEmail();
  const other = await signInAs(app, await newDeveloper());
  const write = await projectFor(email);
  expect(await codes([write, write, await projectFor(email, 'Clinic', other)])).toEqual(['sent', 'sent', 'sent']);
  const { errors, headers } = await write();
  expect(errors?.[0]).toMatchObject({
    message: expect.stringContaining('3 emails to this address'),
    extensions: { code: 'QUOTA_EXCEEDED' },
  });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(23 * 60 * 60);
  expect(await waitForAllMails(app, email)).toHaveLength(3);
});

test('whether someone has an account makes no difference to a contractor', async () => {
  const { email } = await app.make.user();
  expect(await codes(repeat(4, await projectFor(email)))).toEqual(['sent', 'sent', 'sent', 'QUOTA_EXCEEDED']);
});

test('an address that used a link of ours gets more', async () => {
  const write = await projectFor(await createProvenVisitor(app));
  expect(await codes(repeat(5, write))).toEqual(repeat(5, 'sent'));
});

test('one person can send fifty mails a day across all recipients', async () => {
  const busy = await newDeveloper();
  const asBusy = await signInAs(app, busy);
  const client = await app.make.user();
  const project = await app.make.project({ client, developer: busy });
  const write = () => asBusy.graphql(contact, { id: project.id, message: 'Hello' });
  expect(new Set(await codes(repeat(50, write)))).toEqual(new Set(['sent']));
  expect(await codes([write])).toEqual(['QUOTA_EXCEEDED']);
  expect(await codes([await projectFor(createVisitorEmail(), 'Other', asBusy)])).toEqual(['QUOTA_EXCEEDED']);
  expect(await waitForAllMails(app, client.email)).toHaveLength(50);
});

test("tickets and replies count toward their author's quota; replies over it are saved without a mail", async () => {
  const asClient = await signInAs(app, await app.make.user());
  const open = () =>
    asClient.graphql<{ openTicket: { id: string } }>(
      'mutation ($input: OpenTicketInput!) { openTicket(input: $input) { id } }',
      { input: { title: 'It is down', description: 'Nothing opens since this morning' } },
    );
  const { id } = (await open()).data.openTicket;
  const reply = () =>
    asClient.graphql(
      'mutation ($id: ID!, $input: ReplyToTicketInput!) { replyToTicket(id: $id, input: $input) { id } }',
      {
        id,
        input: { content: 'Any news?' },
      },
    );
  expect(new Set(await codes(repeat(52, reply)))).toEqual(new Set(['sent']));
  expect(await codes([open])).toEqual(['QUOTA_EXCEEDED']);
  expect(
    (await waitForAllMails(app, 'founder@test.test')).filter(({ text }) => text?.includes('Any news?')),
  ).toHaveLength(49);
});

test('what mails no one on a ticket uses up no quota: taking and releasing it, and reopening one that is open', async () => {
  const [owner, support] = [
    await app.make.user(),
    await app.make.user({ role: 'contractor', contractorRole: 'support' }),
  ];
  const ticket = await app.make.ticket({ client: owner, title: 'Gangway' });
  const asSupport = await signInAs(app, support);
  const assign = (to: string | null) => () =>
    asSupport.graphql('mutation ($id: ID!, $to: ID) { assignTicket(id: $id, input: { assigneeId: $to }) { id } }', {
      ...ticket,
      to,
    });
  const reopen = () => asSupport.graphql('mutation ($id: ID!) { reopenTicket(id: $id) { id } }', ticket);
  const calls = [assign(support.id), assign(support.id), reopen, assign(null)];
  expect(new Set(await codes(repeat(13, calls).flat()))).toEqual(new Set(['sent']));
  const admin = await app.make.user({ role: 'admin' });
  expect(await codes([assign(admin.id)])).toEqual(['sent']);
  expect((await waitForAllMails(app, admin.email)).map(({ subject }) => subject)).toEqual(['Assigned: Gangway']);
});

test('findings and tasks over the quota of who adds them are saved without a mail', async () => {
  const [tester, manager] = [
    await app.make.user({ role: 'contractor', contractorRole: 'tester' }),
    await app.make.user({ role: 'contractor', contractorRole: 'project_manager' }),
  ];
  for (const [person, mutation] of [
    [tester, 'mutation ($input: ReportFindingInput!) { reportFinding(input: $input) { id } }'],
    [manager, 'mutation ($input: CreateTaskInput!) { createTask(input: $input) { id } }'],
  ] as const) {
    const reader = await newDeveloper();
    const project = await app.make.project({ developer: reader, tester, projectManager: manager });
    const asPerson = await signInAs(app, person);
    const input = {
      projectId: project.id,
      title: 'The total is wrong',
      ...(person === tester ? { description: 'Two berths' } : { assigneeId: reader.id }),
    };
    expect(new Set(await codes(repeat(51, () => asPerson.graphql(mutation, { input }))))).toEqual(new Set(['sent']));
    const { rows } = await database.query('select 1 from tasks where assignee_id = $1', [reader.id]);
    expect(rows).toHaveLength(51);
    expect(await waitForAllMails(app, reader.email)).toHaveLength(50);
  }
});

test('a mail to an unproven address is signed, names the agency and the project first, and is in the security log', async () => {
  const email = createVisitorEmail();
  await (
    await projectFor(email, 'Your parcel is waiting')
  )('Please answer');
  const [mail] = await waitForAllMails(app, email);
  expect(mail).toMatchObject({
    subject: '10x Labs: Your parcel is waiting',
    replyTo: [{ name: 'Dora Lind', address: developer.email }],
  });
  expect(mail?.text).toContain('Hello,\n\nPlease answer\n\nDora Lind, 10x Labs');
  expect(mail?.text).toContain('Dora Lind entered this address for a project at 10x Labs.');
  await eventually(async () => {
    const { rows } = await database.query(
      "select account_id, details from security_events where kind = 'mail_sent' and details like $1",
      [`%${email}%`],
    );
    expect(rows).toEqual([{ account_id: developer.id, details: `To ${email}: 10x Labs: Your parcel is waiting` }]);
  });
});

test('no user input can add a header to a mail', async () => {
  const email = createVisitorEmail();
  const write = await projectFor(email);
  await database.query('update projects set title = $2 where client_email = $1', [
    email,
    'Clinic\r\nBcc: all@victim.test',
  ]);
  await database.query('update users set last_name = $2 where id = $1', [developer.id, 'Lind\r\nBcc: all@victim.test']);
  await write('Hello\r\nBcc: all@victim.test');
  await database.query("update users set last_name = 'Lind' where id = $1", [developer.id]);
  const [mail] = await waitForAllMails(app, email);
  expect(mail?.bcc).toBeUndefined();
  expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(await waitForAllMails(app, 'all@victim.test')).toEqual([]);
});

test('an unproven address gets three enquiry confirmations a day; further enquiries are accepted without one', async () => {
  const email = createVisitorEmail();
  for (let n = 0; n < 5; n += 1) await submitEnquiry(app, email);
  expect(await waitForAllMails(app, email)).toHaveLength(3);
  const { rows } = await database.query('select 1 from enquiries where email = $1', [email]);
  expect(rows).toHaveLength(5);
});

test('one email can send three enquiries a day from one IP address', async () => {
  const client = Object.assign(createTestClient(app.url), { address: createRandomAddress() });
  const send = (email: string) =>
    client.send<{ code?: string }>('POST', '/api/contact/submit', {
      name: 'Ada',
      email,
      projectType: 'other',
      outcome: 'More time for customers',
      budget: '$2–5k',
      timeline: 'Normal (1–2 months)',
      preferredPlan: 'Pro',
      consent: true,
    });
  const email = createVisitorEmail();
  const answers = [];
  for (let n = 0; n < 4; n += 1) answers.push(await send(email));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
  expect(answers[3]?.body).toMatchObject({ code: 'QUOTA_EXCEEDED' });
  expect((await send(createVisitorEmail())).status).toBe(201);
});

test('bookings that expire unconfirmed do not keep mailing an unproven address', async () => {
  const email = createVisitorEmail();
  const { data } = await app.client.graphql<{ callSlots: Array<{ startsAt: string }> }>('{ callSlots { startsAt } }');
  const book = (n: number) => async () => {
    const answer = await app.client.graphql('mutation ($input: BookCallInput!) { bookCall(input: $input) { id } }', {
      input: { name: 'Ada', email, startsAt: data.callSlots.at(-1 - n)?.startsAt },
    });
    await database.query("update strategy_calls set held_until = now() - interval '1 minute' where email = $1", [
      email,
    ]);
    return answer;
  };
  expect(await codes([0, 1, 2, 3].map(book))).toEqual(['sent', 'sent', 'sent', 'QUOTA_EXCEEDED']);
  expect(await waitForAllMails(app, email)).toHaveLength(3);
});
