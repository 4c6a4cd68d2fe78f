import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { openRedis } from '#db/redis';
import type { Bus } from '#live/bus';
import { createRedisBus } from '#live/redis-bus';
import { policies } from '#dependencies/policies';
import { eventually } from '#test/eventually';
import { startFaultyProxy } from '#test/faulty-proxy';
import { type OwnServer, startOwnRedis, isRedisInstalled } from '#test/own-server';

const log = pino({ level: 'silent' });
const folder = mkdtempSync(path.join(os.tmpdir(), 'bus-'));
const installed = isRedisInstalled();

(installed ? describe : describe.skip)(
  `the bus of many servers${installed ? '' : ' (skipped: redis-server is not installed)'}`,
  () => {
    let redis: OwnServer;
    let here: Bus, there: Bus;
    const clients: Array<Awaited<ReturnType<typeof openRedis>>> = [];
    const open = async () => {
      const client = await openRedis(redis.url, log);
      clients.push(client);
      return createRedisBus(client, log);
    };
    beforeAll(async () => {
      redis = await startOwnRedis(folder);
      [here, there] = await Promise.all([open(), open()]);
    });
    afterAll(async () => {
      await Promise.all([here.stop(), there.stop()]);
      for (const client of clients) client.destroy();
      await redis.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    test('an event published on one server reaches the followers on every server, in order', async () => {
      const followers = [here.subscribe('activityAdded'), there.subscribe('activityAdded')];
      for (const id of ['1', '2', '3']) await here.publish('activityAdded', { id });
      for (const follower of followers) {
        for (const id of ['1', '2', '3']) expect(await follower.next()).toEqual({ value: { id }, done: false });
        await follower.return?.();
      }
    });

    test('a topic that only another version knows is ignored', async () => {
      const follower = here.subscribe('activityAdded');
      await there.publish('topicOfTheNextVersion' as 'activityAdded', { id: 'unknown' });
      await there.publish('activityAdded', { id: 'known' });
      expect(await follower.next()).toEqual({ value: { id: 'known' }, done: false });
      await follower.return?.();
    });

    test("a follower doesn't receive earlier events, nor other topics", async () => {
      await here.publish('activityAdded', { id: 'before' });
      const late = await open();
      const follower = late.subscribe('activityAdded');
      await here.publish('sessionEnded', { sessionId: 'x' });
      await here.publish('activityAdded', { id: 'after' });
      expect((await follower.next()).value).toEqual({ id: 'after' });
      await late.stop();
    });

    test('after an outage of Redis the followers continue', async () => {
      const follower = there.subscribe('activityAdded');
      await redis.stop();
      await expect(here.publish('activityAdded', { id: 'lost' })).rejects.toThrow();
      await redis.start();
      await eventually(() => here.publish('activityAdded', { id: 'back' }));
      expect((await follower.next()).value).toEqual({ id: 'back' });
    });

    test('while its connections are half-open, events arrive within seconds and none is lost', async () => {
      const proxy = await startFaultyProxy(redis.url);
      const policy = { ...policies.redis, connectMs: 400, pingEveryMs: 100, pingMs: 150 };
      const client = await openRedis(proxy.url, log, policy);
      const bus = await createRedisBus(client, log, { blockMs: 100, slackMs: 200, retryMs: 20 });
      expect(await bus.isHealthy()).toBe(true);
      const follower = bus.subscribe('activityAdded');
      expect(proxy.swallowExisting()).toBe(2);
      for (const id of ['1', '2', '3']) await here.publish('activityAdded', { id });
      for (const id of ['1', '2', '3']) expect((await follower.next()).value).toEqual({ id });
      await eventually(async () => expect(await bus.isHealthy()).toBe(true), 3_000);
      await bus.publish('activityAdded', { id: '4' });
      expect((await follower.next()).value).toEqual({ id: '4' });
      await bus.stop();
      client.destroy();
      await proxy.stop();
    });

    test('after everything in Redis was deleted, the followers continue', async () => {
      const follower = there.subscribe('activityAdded');
      await here.publish('activityAdded', { id: 'before' });
      expect((await follower.next()).value).toEqual({ id: 'before' });
      const [client] = clients;
      // Ids that start lower, as on a machine whose clock is behind.
      await client!.flushAll();
      await client!.xAdd('10x:events', '1-1', { topic: 'activityAdded', payload: '{"id":"after"}' });
      expect((await follower.next()).value).toEqual({ id: 'after' });
    });
  },
);
