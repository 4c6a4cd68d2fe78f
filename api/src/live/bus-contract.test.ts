import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { openRedis } from '#db/redis';
import type { Bus, ReplyEvent } from '#live/bus';
import { createMemoryBus } from '#live/memory-bus';
import { createPostgresBus } from '#live/postgres-bus';
import { createRedisBus } from '#live/redis-bus';
import { cloneDatabase } from '#test/database';
import { eventually } from '#test/eventually';
import { startOwnRedis, isRedisInstalled } from '#test/own-server';

const log = pino({ level: 'silent' });

/** Opens buses that are connected to each other. */
interface Kind {
  open(): Promise<Bus>;
  stop(): Promise<void>;
}

async function inMemory(): Promise<Kind> {
  const bus = createMemoryBus();
  return { open: async () => bus, stop: () => bus.stop() };
}

async function overRedis(): Promise<Kind> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bus-'));
  const redis = await startOwnRedis(folder);
  const opened: Array<{ destroy(): void }> = [];
  return {
    open: async () => {
      const client = await openRedis(redis.url, log);
      opened.push(client);
      return createRedisBus(client, log);
    },
    stop: async () => {
      for (const client of opened) client.destroy();
      await redis.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function overPostgres(): Promise<Kind> {
  const database = await cloneDatabase();
  return { open: () => createPostgresBus({ databaseUrl: database.appUrl, log }), stop: () => database.drop() };
}

const installed = isRedisInstalled();
describe.each([
  ['in memory', inMemory, true],
  [`over Redis${installed ? '' : ' (skipped: redis-server is not installed)'}`, overRedis, installed],
  ['over PostgreSQL', overPostgres, true],
])('a bus %s', (_name, kind, isHere) => {
  const onThis = isHere ? test : test.skip;
  let buses: Kind, here: Bus, there: Bus;
  beforeAll(async () => {
    if (!isHere) return;
    buses = await kind();
    [here, there] = [await buses.open(), await buses.open()];
  });
  afterAll(async () => {
    if (!isHere) return;
    await Promise.all([here.stop(), there.stop()]);
    await buses.stop();
  });

  onThis('an event reaches the subscribers on every server, in order', async () => {
    const subscribers = [here.subscribe('activityAdded'), there.subscribe('activityAdded')];
    const ids = Array.from({ length: 50 }, (_, index) => String(index));
    await Promise.all(ids.map((id) => here.publish('activityAdded', { id })));
    for (const subscriber of subscribers) {
      for (const id of ids) expect(await subscriber.next()).toEqual({ value: { id }, done: false });
      await subscriber.return?.();
    }
  });

  onThis('the same event published twice is received twice', async () => {
    const subscriber = there.subscribe('taskChanged');
    const task = { id: '1', projectId: '2', assigneeIds: [] };
    await Promise.all([here.publish('taskChanged', task), here.publish('taskChanged', task)]);
    await here.publish('taskChanged', { ...task, id: 'last' });
    const ids = [];
    for (let count = 0; count < 3; count += 1) ids.push((await subscriber.next()).value.id);
    expect(ids).toEqual(['1', '1', 'last']);
  });

  onThis('a subscriber receives no earlier events, and no other topic', async () => {
    await here.publish('activityAdded', { id: 'before' });
    const late = await buses.open();
    const subscriber = late.subscribe('activityAdded');
    await here.publish('sessionEnded', { sessionId: 'x' });
    await here.publish('activityAdded', { id: 'after' });
    expect((await subscriber.next()).value).toEqual({ id: 'after' });
    if (late !== here) await late.stop();
  });

  onThis('a feed reaches only its followers, whatever the length of its text', async () => {
    const heard: ReplyEvent[] = [];
    const others: ReplyEvent[] = [];
    const unfollow = there.follow('reply', 'a conversation', (event) => heard.push(event));
    there.follow('reply', 'another', (event) => others.push(event));
    const texts = ['short', 'ä€😀"\n\\'.repeat(10_000), 'x'.repeat(7999), 'last'];
    const events = texts.map((text, offset): ReplyEvent => ({ kind: 'text', messageId: 'm', run: 1, offset, text }));
    await Promise.all(events.map((event) => here.feed('reply', 'a conversation', event)));
    await eventually(async () => expect(heard.length).toBe(texts.length));
    expect(heard).toEqual(events);
    expect(others).toEqual([]);
    unfollow();
  });

  onThis('a server that has caught up has received everything published before, on any server', async () => {
    const heard: string[] = [];
    const subscriber = there.subscribe('activityAdded');
    void (async () => {
      for await (const { id } of subscriber) heard.push(id);
    })();
    for (let count = 1; count <= 200; count += 1) {
      await here.publish('activityAdded', { id: String(count) });
      await there.catchUp();
      await setImmediate();
      expect(heard).toHaveLength(count);
    }
    await subscriber.return?.();
  });

  onThis('it is healthy while an event comes back', async () => {
    expect(await here.isHealthy()).toBe(true);
  });
});
