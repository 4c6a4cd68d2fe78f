import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { saysSlowly } from '#test/model-answers';
import { startModelStandIn } from '#test/model-stand-in';
import { type OwnServer, startOwnRedis, isRedisInstalled } from '#test/own-server';
import { askJarvis, Reader } from '#test/replies';
import { getTrialCount } from '#test/trials';

const conversations = 5;
const followers = 50;
const drops = getTrialCount({ short: 200, long: 1000 });
/** Concurrent followers. */
const lanes = 10;

const folder = mkdtempSync(path.join(os.tmpdir(), 'drops-'));
const installed = isRedisInstalled();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Each follower, connected to one of the servers, repeatedly loses its connection while replies stream to all of them. */
async function dropSockets(
  servers: TestApp[],
  answerWith: Awaited<ReturnType<typeof startModelStandIn>>['setDefaultAnswer'],
) {
  const [first] = servers;
  if (!first) throw new Error('No server');
  const person = await first.make.user({ role: 'contractor', contractorRole: 'developer' });
  const here = await signInAs(first, person);
  // A session can have 30 sockets per server.
  const sessions = [here, await signInAs(first, person), await signInAs(first, person)];
  const clients: TestClient[] = servers.flatMap(({ url }) => sessions.map((session) => ({ ...session, url })));
  const isOver = Promise.withResolvers<void>();
  const words = Array.from({ length: 300 }, (_, index) => `${index}😀 `);
  answerWith(saysSlowly(20, ...words, isOver.promise, 'The end.'));

  const replies = await Promise.all(
    Array.from({ length: conversations }, async () => {
      const conversation = (await first.make.conversation({ owner: person })).id;
      return { conversation, ...(await askJarvis(here, conversation)) };
    }),
  );
  const readers = Array.from({ length: followers }, (_, index) => {
    const reader = new Reader();
    const reply = replies[index % replies.length];
    if (!reply) throw new Error('No reply');
    const open = () => reader.open(clients[index % clients.length] ?? here, reply.conversation);
    open();
    return { reader, reply, open };
  });
  const dropSome = async (lane: number) => {
    const own = readers.filter((_, index) => index % lanes === lane);
    for (let count = 0; count < drops / lanes; count += 1) {
      const { reader, open } = own[Math.floor(Math.random() * own.length)] ?? {};
      await reader?.drop();
      open?.();
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => dropSome(lane)));
  isOver.resolve();
  const seen = await Promise.all(
    readers.map(async ({ reader, reply }) => {
      const end = await reader.waitForEnd(reply.reply);
      await reader.drop();
      return { faults: reader.errors, text: reader.texts.get(reply.reply), end };
    }),
  );
  const whole = `${words.join('')}The end.`;
  for (const { faults, text, end } of seen) {
    expect(faults).toEqual([]);
    expect(end).toMatchObject({ status: 'complete', content: whole });
    expect(text).toBe(whole);
  }
}

test(`${drops} broken connections of ${followers} followers neither lose nor repeat a character`, async () => {
  const model = await startModelStandIn();
  const app = await startTestApp({ ...model.env, REDIS_URL: '' });
  await dropSockets([app], model.setDefaultAnswer);
  await app.stop();
  await model.stop();
}, 120_000);

(installed ? describe : describe.skip)(
  `two servers behind one Redis${installed ? '' : ' (skipped: redis-server is not installed)'}`,
  () => {
    test('the same, whichever servers the followers and the reply are on', async () => {
      const redis: OwnServer = await startOwnRedis(folder);
      const model = await startModelStandIn();
      const shared = { ...model.env, REDIS_URL: redis.url, SESSION_SECRET: 'a secret that both servers know about' };
      const first = await startTestApp(shared);
      const second = await startTestApp({ ...shared, DATABASE_URL: first.databaseUrl });
      await dropSockets([first, second], model.setDefaultAnswer);
      await second.stop();
      await first.stop();
      await model.stop();
      await redis.stop();
    }, 120_000);
  },
);
