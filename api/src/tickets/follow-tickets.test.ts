import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '#test/app';
import { signInAs } from '#test/sign-in-as';
import type { TestClient } from '#test/client';
import type { TestUser } from '#test/factories';
import { startOwnRedis, isRedisInstalled } from '#test/own-server';
import { subscribeTo } from '#test/socket';

const subscription =
  'subscription { supportTicketChanged { id ticket { status latestMessages(first: 1) { edges { node { content } } } } } }';
const open =
  'mutation ($projectId: ID) { openTicket(input: { title: "A", description: "B", projectId: $projectId }) { id } }';
const reply = 'mutation ($id: ID!, $content: String!) { replyToTicket(id: $id, input: { content: $content }) { id } }';
const resolve = 'mutation ($id: ID!) { resolveTicket(id: $id) { id } }';

async function listen(client: TestClient) {
  const { next, stop } = await subscribeTo<{ supportTicketChanged: unknown }>(client, subscription);
  return { next: async () => (await next()).value?.data?.supportTicketChanged, stop };
}

/** Changes happen on the first server, followers are on the last. */
async function everyChange([here, there]: [TestApp, TestApp]) {
  const contractor = (contractorRole: string) => here.make.user({ role: 'contractor', contractorRole });
  const [owner, stranger] = [await here.make.user(), await here.make.user()];
  const developer = await contractor('developer');
  const support = await contractor('support');
  const project = await here.make.project({ client: owner, developer });
  const followedBy = async (person: TestUser) => listen({ ...(await signInAs(here, person)), url: there.url });
  const [mine, team, helper, foreign] = await Promise.all([owner, developer, support, stranger].map(followedBy));
  if (!mine || !team || !helper || !foreign) throw new Error('No one follows');
  const all = async () => [await mine.next(), await team.next(), await helper.next()];
  const three = <T>(one: T) => [one, one, one];

  const asOwner = await signInAs(here, owner);
  const { data } = await asOwner.graphql<{ openTicket: { id: string } }>(open, { projectId: project.id });
  const { id } = data.openTicket;
  expect(await all()).toEqual(three({ id, ticket: { status: 'open', latestMessages: { edges: [] } } }));

  const asDeveloper = await signInAs(here, developer);
  await asDeveloper.graphql(reply, { id, content: 'We look' });
  const answered = { edges: [{ node: { content: 'We look' } }] };
  expect(await all()).toEqual(three({ id, ticket: { status: 'in_progress', latestMessages: answered } }));

  await asDeveloper.graphql(resolve, { id });
  const resolved = { id, ticket: { status: 'resolved', latestMessages: answered } };
  expect(await mine.next()).toEqual(resolved);
  expect(await team.next()).toEqual(resolved);
  expect(await helper.next()).toEqual({ id, ticket: null });

  // Resolving a resolved ticket notifies no one, and the stranger has received nothing at all.
  await asDeveloper.graphql(resolve, { id });
  const own = await (await signInAs(here, stranger)).graphql<{ openTicket: { id: string } }>(open);
  const opened = { id: own.data.openTicket.id, ticket: { status: 'open', latestMessages: { edges: [] } } };
  expect(await foreign.next()).toEqual(opened);
  expect(await helper.next()).toEqual(opened);
  await (await signInAs(here, owner)).graphql(open);
  expect(await mine.next()).toMatchObject({ ticket: { status: 'open' } });
  await Promise.all([mine, team, helper, foreign].map(({ stop }) => stop()));
}

test('everyone who sees a ticket can follow it, support until it is resolved, and a stranger receives nothing', async () => {
  const app = await startTestApp({ REDIS_URL: '' });
  await everyChange([app, app]);
  await app.stop();
});

const installed = isRedisInstalled();
(installed ? describe : describe.skip)(
  `two servers behind one Redis${installed ? '' : ' (skipped: redis-server is not installed)'}`,
  () => {
    test('the same, whichever servers the follower and the change are on', async () => {
      const folder = mkdtempSync(path.join(os.tmpdir(), 'tickets-'));
      const redis = await startOwnRedis(folder);
      const shared = { REDIS_URL: redis.url, SESSION_SECRET: 'a secret that both servers know about' };
      const first = await startTestApp(shared);
      const second = await startTestApp({ ...shared, DATABASE_URL: first.databaseUrl });
      await everyChange([first, second]);
      await second.stop();
      await first.stop();
      await redis.stop();
      rmSync(folder, { recursive: true, force: true });
    });
  },
);
