import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestUser } from '#test/factories';
import { createProvenVisitor } from '#test/calls';
import { createVisitorEmail } from '#test/enquiries';
import { waitForAllMails, waitForMails } from '#test/outbox';
import { queueBehindLock } from '#test/queue-behind-lock';
import { subscribeTo } from '#test/socket';

const contact = `mutation ($id: ID!, $message: String!) { contactClientStoreRequest(id: $id, message: $message) {
  status viewerCanAccept viewerCanContact contactedBy { id } } }`;
const accept =
  'mutation ($id: ID!) { acceptClientStoreRequest(id: $id) { status viewerCanContact contactedBy { id } } }';
const decline = 'mutation ($id: ID!) { declineClientStoreRequest(id: $id) { status } }';
const feed = '{ activity(first: 1) { edges { node { description project { id } clientStoreRequest { id } } } } }';

let app: TestApp;
let developer: TestUser, admin: TestUser, client: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  [developer, admin, client] = await Promise.all([
    app.make.user({ role: 'contractor', contractorRole: 'developer', firstName: 'Dora', lastName: 'Lind' }),
    app.make.user({ role: 'admin' }),
    app.make.user(),
  ]);
});
afterAll(() => app.stop());

const write = async (user: TestUser, { id }: { id: string }, message = 'When can we talk?') =>
  (await signInAs(app, user)).graphql(contact, { id, message });

test("the requester gets an email with the sender's reply-to address, and the request can still be claimed", async () => {
  const email = await createProvenVisitor(app);
  const request = await app.make.clientStoreRequest({ name: 'Anna', email });
  expect(await write(developer, request, ' When can we talk?\nTomorrow? ')).toMatchObject({
    data: {
      contactClientStoreRequest: {
        status: 'contacted',
        viewerCanAccept: true,
        viewerCanContact: true,
        contactedBy: { id: developer.id },
      },
    },
  });
  const [mail] = await waitForMails(app, email, 1);
  expect(mail).toMatchObject({
    subject: '10x Labs: about your project',
    to: [{ name: 'Anna' }],
    replyTo: [{ name: 'Dora Lind', address: developer.email }],
  });
  expect(mail?.text).toContain('Hello Anna,\n\nWhen can we talk?\nTomorrow?\n\nDora Lind, 10x Labs');

  const { body } = await (await signInAs(app, admin)).send<Array<{ id: string }>>('GET', '/api/client-store');
  expect(body[0]).toMatchObject({ id: request.id, status: 'contacted', viewerCanContact: true });
  expect(await (await signInAs(app, developer)).graphql(accept, request)).toMatchObject({
    data: {
      acceptClientStoreRequest: { status: 'accepted', viewerCanContact: false, contactedBy: { id: developer.id } },
    },
  });
});

test('the name in a request is not repeated to an unconfirmed address: both may have been typed by someone else', async () => {
  const email = createVisitorEmail();
  await write(developer, await app.make.clientStoreRequest({ name: 'Buy at evil.example', email }));
  const [mail] = await waitForMails(app, email, 1);
  expect(mail?.to).toMatchObject([{ name: '' }]);
  expect(mail?.text).toMatch(/^Hello,\n\nWhen can we talk\?/);
  expect(JSON.stringify(mail)).not.toContain('evil.example');
});

test('the team sees it in the activity, live too, and clients do not', async () => {
  const request = await app.make.clientStoreRequest({ name: 'Berit' });
  const query = 'subscription { activityAdded { description project { id } clientStoreRequest { id } } }';
  const { next, stop } = await subscribeTo(await signInAs(app, admin), query);
  await write(developer, request, 'Hello');
  const entry = {
    description: 'Client Store: message to Berit: Hello',
    project: null,
    clientStoreRequest: { id: request.id },
  };
  expect((await next()).value).toEqual({ data: { activityAdded: entry } });
  await stop();
  for (const user of [developer, admin])
    expect((await (await signInAs(app, user)).graphql(feed)).data).toEqual({ activity: { edges: [{ node: entry }] } });
  const analyst = await app.make.user({ role: 'product_analyst' });
  for (const user of [client, analyst])
    expect((await (await signInAs(app, user)).graphql(feed)).data).toEqual({ activity: { edges: [] } });
});

test('a claimed or declined request accepts no messages, and no email is sent', async () => {
  const taken = await app.make.clientStoreRequest({ email: 'taken@visitor.test' });
  const declined = await app.make.clientStoreRequest({ email: 'declined@visitor.test' });
  const asDeveloper = await signInAs(app, developer);
  await asDeveloper.graphql(accept, taken);
  await asDeveloper.graphql(decline, declined);
  for (const [request, message] of [
    [taken, 'Someone else has accepted this request. Please choose another one'],
    [declined, 'This request has been declined. Please choose another one'],
  ] as const)
    expect((await write(admin, request)).errors?.[0]).toMatchObject({ message, extensions: { code: 'CONFLICT' } });
  for (const address of ['taken@visitor.test', 'declined@visitor.test'])
    expect(await waitForAllMails(app, address)).toEqual([]);
});

test('a message that races with a decline is rejected, and no email is sent', async () => {
  const email = await createProvenVisitor(app);
  const { id } = await app.make.clientStoreRequest({ email });
  const sql = "update client_store_requests set status = 'declined' where id = $1";
  const [{ errors }] = await queueBehindLock({ databaseUrl: app.databaseUrl, sql, values: [id] }, [
    () => write(developer, { id }),
  ]);
  expect(errors?.[0]).toMatchObject({
    message: 'This request has been declined. Please choose another one',
    extensions: { code: 'CONFLICT' },
  });
  expect(await waitForAllMails(app, email)).toEqual([]);
});

test('of fifty messages that race with a claim, each is either delivered or rejected as claimed', async () => {
  const email = await createProvenVisitor(app);
  const request = await app.make.clientStoreRequest({ email });
  const [asDeveloper, asAdmin] = await Promise.all([signInAs(app, developer), signInAs(app, admin)]);
  const writes = Array.from(
    { length: 50 },
    (_, n) => () => asAdmin.graphql(contact, { ...request, message: `Nr ${n}` }),
  );
  const [accepted, ...answers] = await queueBehindLock(
    {
      databaseUrl: app.databaseUrl,
      sql: 'select 1 from client_store_requests where id = $1 for update',
      values: [request.id],
      waiting: 2,
    },
    [() => asDeveloper.graphql(accept, request), ...writes],
  );
  expect(accepted?.errors).toBeUndefined();
  const written = answers.filter(({ errors }) => !errors);
  expect(await waitForAllMails(app, email)).toHaveLength(written.length);
  expect((await write(developer, request)).errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test.each([
  [' ', 'Please enter a message'],
  ['a'.repeat(5001), 'Please keep this to 5000 characters'],
  ['a\0b', 'Please remove the invisible characters'],
])('an empty, overlong or unstorable message is rejected: %#', async (message, words) => {
  const { errors } = await write(developer, await app.make.clientStoreRequest(), message);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { message: words } });
});

test('an unknown request is not found, and clients cannot send messages', async () => {
  const unknown = { id: '00000000-0000-7000-8000-000000000000' };
  expect((await write(developer, unknown)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await write(developer, { id: 'x' })).errors?.[0]?.extensions.code).toBe('MALFORMED_REQUEST');
  expect((await write(client, unknown)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
