import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import type { Bus } from '#live/bus';
import { postgresBus } from '#live/postgres-bus';
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
  direct = await postgresBus({ databaseUrl: database.appUrl, log });
  proxied = await postgresBus({ databaseUrl: proxy.url, log });
});
afterAll(async () => {
  await Promise.all([direct.stop(), proxied.stop()]);
  await proxy.stop();
  await database.drop();
});

test('after an outage a server hears what it has missed, once and in order', async () => {
  const subscriber = proxied.subscribe('activityAdded');
  const next = async () => (await subscriber.next()).value.id;
  await direct.publish('activityAdded', { id: 'before' });
  expect(await next()).toBe('before');
  proxy.setMode('refuse');
  await eventually(async () => expect(await proxied.healthy()).toBe(false));
  await expect(proxied.publish('activityAdded', { id: 'refused' })).rejects.toThrow('not available');
  await direct.publish('activityAdded', { id: 'missed 1' });
  await direct.publish('activityAdded', { id: 'missed 2' });
  proxy.setMode('pass');
  await eventually(async () => expect(await proxied.healthy()).toBe(true));
  await direct.publish('activityAdded', { id: 'after' });
  expect([await next(), await next(), await next()]).toEqual(['missed 1', 'missed 2', 'after']);
  await subscriber.return?.();
});

test('a half-open connection is found by its ping and replaced, and publishing on it fails within five seconds', async () => {
  const subscriber = proxied.subscribe('activityAdded');
  proxy.swallowExisting();
  await direct.publish('activityAdded', { id: 'while half-open' });
  const asked = performance.now();
  await expect(proxied.publish('activityAdded', { id: 'refused' })).rejects.toThrow();
  expect(performance.now() - asked).toBeLessThan(5000);
  expect((await subscriber.next()).value).toEqual({ id: 'while half-open' });
  await eventually(() => proxied.publish('activityAdded', { id: 'well again' }));
  expect((await subscriber.next()).value).toEqual({ id: 'well again' });
  await subscriber.return?.();
});

test('the database keeps the events of an hour', async () => {
  const { pool } = database;
  await pool.query(`update live_event set created_at = now() - interval '61 minutes'`);
  await direct.publish('activityAdded', { id: 'new' });
  const { rows } = await pool.query(
    `select count(*)::int as count from live_event where created_at > now() - interval '1 hour'`,
  );
  expect(rows[0].count).toBe(1);
});
