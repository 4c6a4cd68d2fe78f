import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import type { RedisClientType } from 'redis';
import { oldSecrets } from '#checks/old-secrets';
import { runChecks } from '#checks/run-checks';
import { openRedis } from '#db/redis';
import { resealSecrets } from '#jobs/reseal-secrets';
import { redisIdTokens } from '#secrets/redis-id-tokens';
import { countOutdatedSeals, resealAll } from '#secrets/reseal';
import { createSeal } from '#secrets/seal';
import { sealPurposes } from '#secrets/seal-purposes';
import { sealedPlaces } from '#secrets/sealed-places';
import { Secrets } from '#secrets/secrets';
import { readSettings } from '#settings';
import { cloneDatabase, type TestDatabase } from '#test/database';
import { createFactories } from '#test/factories';
import { startOwnRedis, isRedisInstalled } from '#test/own-server';

const log = pino({ level: 'silent' });
const [old, current] = ['an old secret of all servers in this test', 'the new secret of all servers in this test'];
const sealedWith = (secret: string, purpose: string, text: string) =>
  createSeal(new Secrets([secret]), purpose).seal(text);
let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

test('everything sealed with an old secret is resealed with the newest one, and the operator is informed when the old one can be removed', async () => {
  const { pool } = database;
  const user = await createFactories(pool).user({ role: 'client' });
  const { totp, idempotentReplies, idTokens } = sealPurposes;
  await pool.query(
    `insert into totp_enrolments (id, created_at, updated_at, user_id, sealed_secret) values (gen_random_uuid(), now(), now(), $1, $2)`,
    [user.id, sealedWith(old, totp, 'JBSWY3DPEHPK3PXP')],
  );
  await pool.query(
    `insert into idempotent_reply (owner, key, request, status, body)
     select 'a session', 'key-' || n, 'hash', 200, $1 from generate_series(1, 1200) n`,
    [sealedWith(old, idempotentReplies, '{}')],
  );
  await pool.query(`insert into session (sid, sess, expire) values ('s', $1, now() + interval '1 day')`, [
    JSON.stringify({ cookie: { path: '/' }, idToken: sealedWith(old, idTokens, 'a token') }),
  ]);
  const check = async (SESSION_SECRET: string) =>
    (
      await runChecks([oldSecrets], { settings: readSettings({ SESSION_SECRET }), pool, redis: null, traffic: null })
    )[0];
  expect(await check(old)).toMatchObject({ level: 'ok' });
  expect(await check(`${current},${old}`)).toMatchObject({
    level: 'warning',
    message: expect.stringContaining('1202 values'),
  });

  const secrets = new Secrets([current, old]);
  const run = resealSecrets({ secrets, pool, redis: null, log });
  secrets.useSharedSecret([new Secrets([old]).ids]);
  await run({}, {} as never);
  expect(await check(`${current},${old}`)).toMatchObject({
    level: 'warning',
    message: expect.stringContaining('1202 values'),
  });
  secrets.useSharedSecret([]);
  await run({}, {} as never);
  expect(await countOutdatedSeals(sealedPlaces(pool, null), secrets)).toBe(0);

  const open = (purpose: string, sealed: string) => createSeal(new Secrets([current]), purpose).open(sealed);
  const { rows } = await pool.query('select sealed_secret from totp_enrolments');
  expect(open(totp, rows[0].sealed_secret)).toBe('JBSWY3DPEHPK3PXP');
  const session = (await pool.query('select sess from session')).rows[0].sess;
  expect(open(idTokens, session.idToken)).toBe('a token');
  expect(session.cookie).toEqual({ path: '/' });

  expect(await check(`${current},${old}`)).toMatchObject({ level: 'ok', message: expect.stringContaining('until 20') });
  await pool.query(`update signing_secret set since = now() - interval '8 days'`);
  expect(await check(`${current},${old}`)).toMatchObject({
    level: 'warning',
    message: expect.stringContaining('Remove all but'),
  });
});

const installed = isRedisInstalled();
(installed ? test : test.skip)(
  `ID tokens of sessions in Redis are resealed, and the rest of the session is unchanged${installed ? '' : ' (skipped: redis-server is not installed)'}`,
  async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'reseal-'));
    const server = await startOwnRedis(folder);
    const redis: RedisClientType = await openRedis(server.url, log);
    try {
      const idToken = sealedWith(old, sealPurposes.idTokens, 'a token');
      await redis.set('10x:session:a', JSON.stringify({ viewer: { id: '1' }, idToken, empty: [] }), { EX: 1000 });
      await redis.set('10x:session:b', JSON.stringify({ viewer: { id: '2' } }));
      const place = redisIdTokens(redis);
      expect(await resealAll([place], new Secrets([current, old]))).toBe(1);
      const session = JSON.parse((await redis.get('10x:session:a')) ?? '');
      expect(session).toEqual({ viewer: { id: '1' }, idToken: expect.any(String), empty: [] });
      expect(createSeal(new Secrets([current]), sealPurposes.idTokens).open(session.idToken)).toBe('a token');
      expect(await redis.ttl('10x:session:a')).toBeGreaterThan(900);
      await place.replace({ key: '10x:session:a', sealed: idToken }, 'too late');
      expect(JSON.parse((await redis.get('10x:session:a')) ?? '').idToken).toBe(session.idToken);
    } finally {
      redis.destroy();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
