import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import type { TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { describeEachSessionStore } from '#test/session-stores';
import { subscribeTo, inTime, createSocket } from '#test/socket';

const query = 'subscription { activityAdded { project { progress } } }';
const update = 'mutation ($id: ID!, $progress: Int!) { updateProject(id: $id, input: { progress: $progress }) { id } }';

describeEachSessionStore((start) => {
  let app: TestApp;
  beforeAll(async () => void (app = await start()));
  afterAll(() => app.stop());

  const begin = async () => {
    const client = await app.make.user();
    const developer = await app.make.user({ role: 'contractor', contractorRole: 'developer' });
    const project = await app.make.project({ client, developer });
    const asDeveloper = await signInAs(app, developer);
    const change = (progress: number) => asDeveloper.graphql(update, { id: project.id, progress });
    const asClient = await signInAs(app, client);
    // A follower without the extension, which also shows that the server has received the change.
    const { socket, next } = await subscribeTo(asClient, query);
    const changedAt = performance.now();
    await change(10);
    expect((await next()).value).toEqual({ data: { activityAdded: { project: { progress: 10 } } } });
    await socket.dispose();
    return { change, changedAt, client: asClient };
  };
  const open = (client: TestClient) => {
    const socket = createSocket(client);
    const events = socket.iterate<unknown, unknown>({ query, extensions: { following: true } });
    return { next: async () => (await inTime(events.next(), query)).value, stop: () => socket.dispose() };
  };
  const quietFor = (word: unknown) =>
    (word as { extensions: { following: { quietFor: number } } }).extensions.following.quietFor;

  test('with the option, the first message confirms the subscription and the quiet period; without it only events are sent', async () => {
    const { change, changedAt, client } = await begin();
    const { next, stop } = open(client);
    const word = await next();
    expect(word).toEqual({ data: null, extensions: { following: { quietFor: expect.any(Number) } } });
    expect(quietFor(word)).toBeGreaterThanOrEqual(0);
    expect(quietFor(word)).toBeLessThanOrEqual(performance.now() - changedAt);

    // After that message, no event is missed.
    await change(20);
    expect(await next()).toEqual({ data: { activityAdded: { project: { progress: 20 } } } });
    await stop();
  });

  test("internal events between servers don't interrupt the quiet period", async () => {
    const { client } = await begin();
    const first = open(client);
    const before = quietFor(await first.next());
    const other = await signInAs(app, await app.make.user());
    await other.graphql('mutation { signOut }');
    const second = open(client);
    expect(quietFor(await second.next())).toBeGreaterThan(before);
    await Promise.all([first.stop(), second.stop()]);
  });
});
