import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestUser } from '#test/factories';
import { waitForAllMails } from '#test/outbox';

const contact =
  'mutation ($id: ID!, $message: String!) { contactClient(projectId: $id, message: $message) { description } }';
const accept = 'mutation ($id: ID!) { acceptClientStoreRequest(id: $id) { project { id } } }';

let app: TestApp;
let developer: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  developer = await app.make.user({
    role: 'contractor',
    contractorRole: 'developer',
    firstName: 'Dora',
    lastName: 'Lind',
  });
});
afterAll(() => app.stop());

const write = async (user: TestUser, { id }: { id: string }, message = 'The demo is on Friday') =>
  (await signInAs(app, user)).graphql(contact, { id, message });

test('the client of a project gets a mail whose replies go to the sender', async () => {
  const client = await app.make.user({ firstName: 'Clara', lastName: 'Berg' });
  const project = await app.make.project({ client, developer, title: 'Clinic' });
  await write(developer, project);
  const [mail, ...more] = await waitForAllMails(app, client.email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    subject: 'Clinic',
    to: [{ name: 'Clara Berg', address: client.email }],
    replyTo: [{ name: 'Dora Lind', address: developer.email }],
  });
  expect(mail?.text).toContain('Hello Clara Berg,\n\nThe demo is on Friday\n\nDora Lind, 10x Labs');
});

test('a client without an account gets it at the email of the project', async () => {
  const request = await app.make.clientStoreRequest({ email: 'later@visitor.test' });
  const { data } = await (
    await signInAs(app, developer)
  ).graphql<{ acceptClientStoreRequest: { project: { id: string } } }>(accept, request);
  await write(developer, data.acceptClientStoreRequest.project);
  const [mail] = await waitForAllMails(app, 'later@visitor.test');
  expect(mail?.text).toContain('Hello,\n\nThe demo is on Friday');
});

test('a project without an email is a conflict, and nothing is stored', async () => {
  const asDeveloper = await signInAs(app, developer);
  const { data } = await asDeveloper.graphql<{ createProject: { id: string } }>(
    'mutation { createProject(input: { title: "Later", description: "For someone", tier: small }) { id } }',
  );
  expect((await write(developer, data.createProject)).errors?.[0]).toMatchObject({
    message: 'This project has no client yet. Add one first',
    extensions: { code: 'CONFLICT' },
  });
  const { body } = await asDeveloper.send<Array<{ description: string }>>('GET', '/api/activity');
  expect(body[0]?.description).toBe('Later: project started');
  await asDeveloper.graphql(
    'mutation ($id: ID!) { updateProject(id: $id, input: { clientEmail: "Soon@visitor.test" }) { id } }',
    data.createProject,
  );
  await write(developer, data.createProject);
  expect(await waitForAllMails(app, 'soon@visitor.test')).toHaveLength(1);
});

test("someone who does not work on the project can't write to its client", async () => {
  const client = await app.make.user();
  const project = await app.make.project({ client });
  expect((await write(developer, project)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await write(client, project)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect(await waitForAllMails(app, client.email)).toEqual([]);
});
