import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import type { Bus } from '#live/bus';
import { createPostgresBus } from '#live/postgres-bus';
import { cloneDatabase, type TestDatabase } from '#test/database';
import { eventually } from '#test/eventually';
import { type FaultyProxy, startFaultyProxy } from '#test/faulty-proxy';

const log = pino({ level: 'silent' });
let database: TestDatabase;
let proxy: FaultyProxy;
let direct: Bus, proxied: Bus;
beforeAll(async () => {
  database = await cloneDatabase();
  proxy = await startFaultyProxy(database.appUrl);
  direct = await createPostgresBus({ databaseUrl: database.appUrl, log });
  proxied = await createPostgresBus({ databaseUrl: proxy.url, log });
});
afterAll(async () => {
  await Promise.all([direct.stop(), proxied.stop()]);
  await proxy.stop();
  await database.drop();
});

test('after an outage a server receives what it has missed, once and in order', async () => {
  const subscriber = proxied.subscribe('activityAdded');
  const next = async () => (await subscriber.next()).value.id;
  await direct.publish('activityAdded', { id: 'before' });
  expect(await next()).toBe('before');
  proxy.setMode('refuse');
  await eventually(async () => expect(await proxied.isHealthy()).toBe(false));
  await expect(proxied.publish('activityAdded', { id: 'refused' })).rejects.toThrow("isn't available");
  const missed = Array.from({ length: 20 }, (_, index) => `missed ${index}`);
  for (const id of missed) await direct.publish('activityAdded', { id });
  // As if all of them had been stored within a millisecond.
  await database.pool.query(`update live_event set created_at = clock_timestamp()`);
  proxy.setMode('pass');
  await eventually(async () => expect(await proxied.isHealthy()).toBe(true));
  await direct.publish('activityAdded', { id: 'after' });
  const heard: string[] = [];
  while (heard.at(-1) !== 'after') heard.push(await next());
  expect(heard).toEqual([...missed, 'after']);
  await subscriber.return?.();
});

test('events that arrive while missed ones are being read come after them, and nothing has caught up before', async () => {
  const heard: string[] = [];
  const subscriber = proxied.subscribe('activityAdded');
  const unfollow = proxied.follow('reply', 'a reply', () => void heard.push('during the read'));
  proxy.setMode('refuse');
  await eventually(async () => expect(await proxied.isHealthy()).toBe(false));
  await direct.publish('activityAdded', { id: 'missed' });
  const other = await database.pool.connect();
  await other.query('begin; lock table live_event in access exclusive mode');
  proxy.setMode('pass');
  await eventually(async () => {
    const { rows } = await database.pool.query(
      `select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%from live_event%'`,
    );
    expect(rows).toHaveLength(1);
  });
  await expect(proxied.catchUp()).rejects.toThrow("isn't available");
  await direct.feed('reply', 'a reply', { kind: 'ended', messageId: 'a message' });
  await other.query('commit');
  other.release();
  heard.push((await subscriber.next()).value.id);
  await eventually(async () => expect(heard).toHaveLength(2));
  expect(heard).toEqual(['missed', 'during the read']);
  await proxied.catchUp();
  unfollow();
  await subscriber.return?.();
});

test('a half-open connection is detected by its ping and replaced, and publishing on it fails within five seconds', async () => {
  const subscriber = proxied.subscribe('activityAdded');
  proxy.swallowExisting();
  await direct.publish('activityAdded', { id: 'while half-open' });
  const publishedAt = performance.now();
  await expect(proxied.publish('activityAdded', { id: 'refused' })).rejects.toThrow();
  expect(performance.now() - publishedAt).toBeLessThan(5000);
  expect((await subscriber.next()).value).toEqual({ id: 'while half-open' });
  await eventually(() => proxied.publish('activityAdded', { id: 'well again' }));
  expect((await subscriber.next()).value).toEqual({ id: 'well again' });
  await subscriber.return?.();
});

test('the database stores the events of an hour', async () => {
  const { pool } = database;
  await pool.query(`update live_event set created_at = now() - interval '61 minutes'`);
  await direct.publish('activityAdded', { id: 'new' });
  const { rows } = await pool.query(
    `select count(*)::int as count from live_event where created_at > now() - interval '1 hour'`,
  );
  expect(rows[0].count).toBe(1);
});
