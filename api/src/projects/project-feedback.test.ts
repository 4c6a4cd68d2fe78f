import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestProject, TestUser } from '#test/factories';
import { queueBehindLock } from '#test/queue-behind-lock';

const rate = 'mutation ($id: ID!, $rating: Int!) { rateProject(id: $id, rating: $rating) { rating viewerCanRate } }';
const contact =
  'mutation ($projectId: ID!, $message: String!) { contactClient(projectId: $projectId, message: $message) { description project { id } } }';

let app: TestApp;
let client: TestUser, developer: TestUser, tester: TestUser, stranger: TestUser, admin: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  const contractor = () => app.make.user({ role: 'contractor', contractorRole: 'developer' });
  [client, developer, tester, stranger, admin] = await Promise.all([
    app.make.user(),
    contractor(),
    contractor(),
    contractor(),
    app.make.user({ role: 'admin' }),
  ]);
});
afterAll(() => app.stop());

const rateAs = async (user: TestUser, { id }: TestProject, rating: number) =>
  (await signInAs(app, user)).graphql(rate, { id, rating });
const contactAs = async (user: TestUser, { id }: TestProject, message: string) =>
  (await signInAs(app, user)).graphql(contact, { projectId: id, message });
const getActivity = async (user: TestUser) =>
  (await (await signInAs(app, user)).list<{ description: string }>('/api/activity')).map(
    ({ description }) => description,
  );

test('a client can rate a completed project once, also with concurrent ratings', async () => {
  const owner = await app.make.user();
  const project = await app.make.project({ client: owner, status: 'completed', title: 'Harbour' });
  const asOwner = await signInAs(app, owner);
  const answers = await queueBehindLock(
    { databaseUrl: app.databaseUrl, sql: 'select 1 from projects where id = $1 for update', values: [project.id] },
    [5, 1].map((rating) => () => asOwner.graphql<{ rateProject: object } | null>(rate, { id: project.id, rating })),
  );
  const kept = answers.filter(({ errors }) => !errors);
  expect(kept).toHaveLength(1);
  expect(kept[0]?.data).toMatchObject({ rateProject: { viewerCanRate: false } });
  for (const { errors } of answers.filter((answer) => answer.errors))
    expect(errors?.[0]).toMatchObject({
      message: "You've already rated this project",
      extensions: { code: 'CONFLICT' },
    });
  expect(await getActivity(owner)).toEqual([expect.stringMatching(/^Harbour: rated [1-5] of 5$/)]);
});

test("an uncompleted project can't be rated, and someone else's is not found", async () => {
  const running = await app.make.project({ client, status: 'testing' });
  const foreign = await app.make.project({ status: 'completed' });
  expect((await rateAs(client, running, 5)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await rateAs(client, foreign, 5)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await rateAs(admin, foreign, 5)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test.each([0, 6])('a rating of %i is refused', async (rating) => {
  const project = await app.make.project({ client, status: 'completed' });
  expect((await rateAs(client, project, rating)).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { rating: 'Please choose 1 to 5 stars' },
  });
});

test('people on a project write to its client, and everyone on it sees that in the activity', async () => {
  const project = await app.make.project({ client, developer, tester, title: 'Clinic' });
  for (const user of [developer, tester, admin]) {
    expect(await contactAs(user, project, ' The demo is on Friday ')).toMatchObject({
      data: {
        contactClient: {
          description: 'Clinic: message to the client: The demo is on Friday',
          project: { id: project.id },
        },
      },
    });
  }
  expect(await getActivity(client)).toHaveLength(3);
  expect((await contactAs(stranger, project, 'Hello')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await contactAs(client, project, 'Hello')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test.each([
  [' ', 'Please enter a message'],
  ['a'.repeat(5001), 'Please keep this to 5000 characters'],
])('an empty or overlong message is refused: %#', async (message, words) => {
  const project = await app.make.project({ client, developer });
  expect((await contactAs(developer, project, message)).errors?.[0]?.extensions).toMatchObject({
    fields: { message: words },
  });
});
