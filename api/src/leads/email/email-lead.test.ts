import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import { createProvenVisitor } from '#test/calls';
import { createVisitorEmail } from '#test/enquiries';
import type { TestUser } from '#test/factories';
import { waitForAllMails, waitForMails } from '#test/outbox';
import { queueBehindLock } from '#test/queue-behind-lock';

const emailLead = `mutation ($id: ID!, $input: EmailLeadInput!) { emailLead(id: $id, input: $input) {
  status enquiry { answeredAt reviewedBy { id } } log(first: 10) { edges { node { kind text author { id } } } } } }`;
const input = { subject: ' Your project ', message: ' When can we talk?\nTomorrow? ' };

let app: TestApp;
let selma: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  const attributes = { role: 'contractor', contractorRole: 'sales', firstName: 'Selma', lastName: 'Brandt' } as const;
  selma = await app.make.user(attributes);
});
afterAll(() => app.stop());

const send = async (id: string, more: object = {}, user = selma) =>
  (await signInAs(app, user)).graphql<{ emailLead: object }>(emailLead, { id, input: { ...input, ...more } });
const createLead = (email: string, status = 'new', enquiry?: string) =>
  app.make.lead(
    { status, ...(enquiry && { enquiry }) },
    { contact_email: email, contact_name: 'Ines', closed_at: status === 'lost' ? new Date() : null },
  );

test('an email answers the enquiry, moves the new lead, and is in its contact log; replies go to the sender', async () => {
  const email = await createProvenVisitor(app);
  const { id } = await createLead(email, 'new', (await app.make.enquiry()).id);
  expect((await send(id)).data.emailLead).toEqual({
    status: 'contacted',
    enquiry: { answeredAt: expect.any(String), reviewedBy: { id: selma.id } },
    log: {
      edges: [
        {
          node: { kind: 'email', text: 'Your project\n\nWhen can we talk?\nTomorrow?', author: { id: selma.id } },
        },
      ],
    },
  });
  const [mail] = await waitForMails(app, email, 1);
  expect(mail).toMatchObject({
    subject: 'Your project',
    to: [{ name: 'Ines' }],
    replyTo: [{ name: 'Selma Brandt', address: selma.email }],
  });
  expect(mail?.text).toContain('Hello Ines,\n\nWhen can we talk?\nTomorrow?\n\nSelma Brandt, 10x Labs');
});

test('a lead that is further along, or lost, keeps its status', async () => {
  for (const status of ['proposal', 'lost']) {
    const { id } = await createLead(await createProvenVisitor(app), status);
    expect((await send(id)).data.emailLead).toMatchObject({ status, enquiry: null });
  }
});

test('an address that never answered gets three emails a day, without the name that someone typed', async () => {
  const email = createVisitorEmail();
  const { id } = await createLead(email);
  for (let n = 0; n < 3; n += 1) expect((await send(id)).errors).toBeUndefined();
  const refused = await send(id);
  expect(refused.errors?.[0]?.extensions.code).toBe('QUOTA_EXCEEDED');
  const mails = await waitForAllMails(app, email);
  expect(mails).toHaveLength(3);
  expect(mails[0]?.text).toMatch(/^Hello,\n\nWhen can we talk\?/);
});

test('if the address changes meanwhile, nothing is sent and nothing is logged', async () => {
  const email = await createProvenVisitor(app);
  const { id } = await createLead(email);
  const sql = "update leads set contact_email = 'other@visitor.test' where id = $1";
  const [{ errors }] = await queueBehindLock({ databaseUrl: app.databaseUrl, sql, values: [id] }, [() => send(id)]);
  expect(errors?.[0]?.extensions.code).toBe('CHANGED_MEANWHILE');
  expect(await waitForAllMails(app, email)).toEqual([]);
  const query = 'query ($id: ID!) { lead(id: $id) { status log(first: 1) { edges { node { id } } } } }';
  const { data } = await (await signInAs(app, selma)).graphql(query, { id });
  expect(data).toEqual({ lead: { status: 'new', log: { edges: [] } } });
});

test('an email needs a subject of one line and a message', async () => {
  const { id } = await createLead(createVisitorEmail());
  const { errors } = await send(id, { subject: 'a\r\nBcc: all@evil.example', message: ' ' });
  expect(errors?.[0]?.extensions).toMatchObject({
    fields: { subject: 'Please remove the invisible characters', message: 'Please enter a message' },
  });
});

test('administrators can write to leads; other contractors cannot', async () => {
  const { id } = await createLead(await createProvenVisitor(app));
  expect((await send(id, {}, await app.make.user({ role: 'admin' }))).errors).toBeUndefined();
  const developer = await app.make.user({ role: 'contractor', contractorRole: 'developer' });
  expect((await send(id, {}, developer)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
