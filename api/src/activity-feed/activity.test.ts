import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import type { TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { testPassword } from '#test/factories';
import { subscribeTo, createSocket, requestUpgrade } from '#test/socket';
import { describeEachSessionStore } from '#test/session-stores';

const subscription = 'subscription { activityAdded { description project { id progress } } }';
const update = 'mutation ($id: ID!, $progress: Int!) { updateProject(id: $id, input: { progress: $progress }) { id } }';

describeEachSessionStore((start) => {
  let app: TestApp;
  beforeAll(async () => void (app = await start()));
  afterAll(() => app.stop());

  const followActivity = (client: TestClient) =>
    subscribeTo<{ activityAdded: { description: string } }>(client, subscription);

  test('a change reaches the people on the project live, and no one else', async () => {
    const [client, stranger] = await Promise.all([app.make.user(), app.make.user()]);
    const developer = await app.make.user({ role: 'contractor', contractorRole: 'developer' });
    const project = await app.make.project({ client, developer, title: 'Harbour' });
    const foreign = await app.make.project({ client: stranger, developer, title: 'Foreign' });
    const [mine, theirs] = await Promise.all([
      followActivity(await signInAs(app, client)),
      followActivity(await signInAs(app, stranger)),
    ]);
    const asDeveloper = await signInAs(app, developer);

    await asDeveloper.graphql(update, { id: project.id, progress: 70 });
    expect((await mine.next()).value).toEqual({
      data: { activityAdded: { description: 'Harbour: 70% complete', project: { id: project.id, progress: 70 } } },
    });

    // The stranger's first event is from their own project, so they never got the other one.
    await asDeveloper.graphql(update, { id: foreign.id, progress: 5 });
    expect((await theirs.next()).value).toMatchObject({
      data: { activityAdded: { description: 'Foreign: 5% complete' } },
    });
    await Promise.all([mine.socket.dispose(), theirs.socket.dispose()]);
  });

  test('a socket only opens with a session and from this site', async () => {
    const client = await signInAs(app, await app.make.user());
    expect(await requestUpgrade(client)).toBe(101);
    expect(await requestUpgrade(client, '/graphql', { origin: app.url })).toBe(101);
    expect(await requestUpgrade(app.client)).toBe(401);
    expect(await requestUpgrade(client, '/graphql', { origin: 'https://evil.example' })).toBe(403);
    expect(await requestUpgrade(client, '/elsewhere')).toBe(404);
  });

  test('signing in again closes the sockets of the previous session', async () => {
    const user = await app.make.user();
    const client = await signInAs(app, user);
    const { next } = await followActivity(client);
    const closed = expect(next()).rejects.toMatchObject({ code: 4401 });
    await client.send('POST', '/api/auth/login', { email: user.email, password: testPassword });
    await closed;
  });

  test('signing out closes the sockets of its session and no others', async () => {
    const user = await app.make.user();
    const [here, there] = await Promise.all([signInAs(app, user), signInAs(app, user)]);
    const [closing, staying] = await Promise.all([followActivity(here), followActivity(there)]);
    const closed = expect(closing.next()).rejects.toMatchObject({ code: 4401, reason: 'The session is over' });
    await here.send('POST', '/api/auth/logout');
    await closed;

    const project = await app.make.project({ client: user });
    const admin = await signInAs(app, await app.make.user({ role: 'admin' }));
    await admin.graphql(update, { id: project.id, progress: 1 });
    expect((await staying.next()).done).toBe(false);
    await staying.socket.dispose();
  });

  test.each([
    ['a query', '{ me { id } }', 'MALFORMED_REQUEST'],
    ['an unknown field', 'subscription { nothing }', 'MALFORMED_REQUEST'],
    ['no GraphQL', 'subscription {', 'MALFORMED_REQUEST'],
  ])('the socket refuses %s', async (_name, query, code) => {
    const socket = createSocket(await signInAs(app, await app.make.user()));
    await expect(socket.iterate({ query }).next()).rejects.toMatchObject([{ extensions: { code } }]);
    await socket.dispose();
  });

  test('activity is listed newest first, without duplicates', async () => {
    const client = await app.make.user();
    const project = await app.make.project({ client });
    for (const what of ['first', 'second', 'third']) await app.make.activity(project, what);
    const activity = await (await signInAs(app, client)).list<{ description: string }>('/api/activity');
    expect(activity.map(({ description }) => description)).toEqual(['third', 'second', 'first']);
  });
});
