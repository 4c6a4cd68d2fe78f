import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Check, Finding } from '#checks/check';
import { CheckRunner } from '#checks/check-runner';
import { databaseClock } from '#checks/clocks';
import { demoAccounts } from '#checks/demo-accounts';
import { firstAccount } from '#checks/first-account';
import { mailToFiles } from '#checks/mail-to-files';
import { proxyHeaders } from '#checks/proxy-headers';
import { twoPersonReleases } from '#checks/two-person-releases';
import { publicUrl } from '#checks/public-url';
import { runChecks } from '#checks/run-checks';
import { misspelledSettings } from '#checks/misspelled-settings';
import { serverVersions, sharedEvents, sharedFiles, sharedSecret } from '#checks/shared-setup';
import { createLog } from '#log';
import { readSettings } from '#settings';
import { storeRelease } from '#test/releases';
import { cloneDatabase, type TestDatabase } from '#test/database';
import { createFactories } from '#test/factories';

let database: TestDatabase;
beforeAll(async () => void (database = await cloneDatabase()));
afterAll(() => database.drop());

const founder = { FOUNDER_EMAIL: 'founder@agency.test', FOUNDER_PASSWORD: 'a password of the founder' };
const production = { NODE_ENV: 'production', ...founder };
const parts = (env: Record<string, string> = {}, hasForwardedHeaders = false) => ({
  settings: readSettings(env),
  pool: database.pool,
  redis: null,
  traffic: { hasForwardedHeaders },
});
const find = async (check: Check, ...given: Parameters<typeof parts>): Promise<Finding | undefined> =>
  (await runChecks([check], parts(...given)))[0];

const announce = (secrets: string[] | null, setup: object | null, version = '1.0.0') =>
  database.pool.query(
    `insert into server (id, version, schema_hash, sdl, secret_ids, setup)
     values (gen_random_uuid(), $1, 'hash', 'sdl', $2, $3)`,
    [version, secrets, setup],
  );

const setup = { files: 'bucket one', bus: 'redis one' };
type Announced = [secrets: string[] | null, setup: object | null, version?: string];

test.each<[string, Check, Announced[], string | null]>([
  ['one server', sharedSecret, [[['a'], setup]], null],
  ['the same secret', sharedSecret, [[['a'], setup], [['a'], setup]], null], // prettier-ignore
  ['a rotation', sharedSecret, [[['new', 'old'], setup], [['old'], setup]], null], // prettier-ignore
  ['a version that does not announce it', sharedSecret, [[['a'], setup], [null, null]], null], // prettier-ignore
  ['different secrets', sharedSecret, [[['a'], setup], [['b'], setup]], 'SESSION_SECRET'], // prettier-ignore
  ['Redis on only one', sharedEvents, [[['a'], setup], [['a'], { ...setup, bus: 'database' }]], 'REDIS_URL'], // prettier-ignore
  ['no Redis', sharedEvents, [[['a'], { ...setup, bus: 'database' }], [['a'], { ...setup, bus: 'database' }]], null], // prettier-ignore
  ['two Redis', sharedEvents, [[['a'], setup], [['a'], { ...setup, bus: 'redis two' }]], 'REDIS_URL'], // prettier-ignore
  ['one Redis', sharedEvents, [[['a'], setup], [['a'], setup]], null], // prettier-ignore
  ['one bucket', sharedFiles, [[['a'], setup], [['a'], setup]], null], // prettier-ignore
  ['two folders', sharedFiles, [[['a'], setup], [['a'], { ...setup, files: 'folder x' }]], 'S3_BUCKET'], // prettier-ignore
  ['two versions', serverVersions, [[['a'], setup], [['a'], setup, '2.0.0']], null], // prettier-ignore
])('servers with %s', async (_, check, servers, setting) => {
  await database.pool.query('delete from server');
  for (const server of servers) await announce(...server);
  const finding = await find(check);
  expect(finding?.level).toBe(setting ? 'warning' : 'ok');
  if (setting) expect(finding?.message).toContain(setting);
  // A killed server leaves its row behind.
  await database.pool.query("update server set seen_at = now() - interval '1 minute'");
  expect(await find(check)).toMatchObject({ level: 'ok' });
});

test('without an administrator no one can sign in', async () => {
  const env = { DATABASE_URL: database.url };
  expect(await find(firstAccount, { ...env, ...founder })).toMatchObject({ level: 'ok' });
  expect(await find(firstAccount, env)).toMatchObject({
    level: 'fault',
    message: expect.stringContaining('FOUNDER_EMAIL'),
  });
  await createFactories(database.pool).user({ role: 'admin' });
  expect(await find(firstAccount, env)).toMatchObject({ level: 'ok' });
});

test('demo accounts in production are a warning', async () => {
  expect(await find(demoAccounts, production)).toMatchObject({ level: 'ok' });
  await createFactories(database.pool).user({ email: 'client@demo.test' });
  expect(await find(demoAccounts, production)).toMatchObject({ level: 'warning' });
  expect(await find(demoAccounts)).toMatchObject({ level: 'ok' });
});

test('a portal that requires a second person but was never released is a warning', async () => {
  const env = { TWO_PERSON_RELEASES: 'mfe-marketing,mfe-marketng' };
  expect(await find(twoPersonReleases, env)).toMatchObject({ level: 'ok' });
  await storeRelease({ database: database.pool }, 'mfe-marketing', '{}');
  expect(await find(twoPersonReleases, env)).toMatchObject({
    level: 'warning',
    message: expect.stringContaining(
      'unknown remotes: mfe-marketng. Correct it; the released remotes are mfe-marketing.',
    ),
  });
  expect(await find(twoPersonReleases)).toMatchObject({ level: 'ok' });
});

test.each<[string, Check, Record<string, string>, boolean, 'ok' | 'warning']>([
  ['mail to files in production', mailToFiles, production, false, 'warning'],
  ['mail to files elsewhere', mailToFiles, {}, false, 'ok'],
  ['http in a private network in production', publicUrl, { ...production, PUBLIC_URL: 'http://10.0.0.5' }, false, 'warning'], // prettier-ignore
  ['http on this machine', publicUrl, production, false, 'ok'],
  ['https', publicUrl, { ...production, PUBLIC_URL: 'https://portals.test' }, false, 'ok'],
  ['a proxy that is not trusted', proxyHeaders, { TRUST_PROXY: '0' }, true, 'warning'],
  ['no proxy', proxyHeaders, { TRUST_PROXY: '0' }, false, 'ok'],
  ['a trusted proxy', proxyHeaders, { TRUST_PROXY: '1' }, true, 'ok'],
  ['a right clock', databaseClock, {}, false, 'ok'],
])('%s', async (_, check, env, hasForwardedHeaders, level) => {
  expect(await find(check, env, hasForwardedHeaders)).toMatchObject({ level });
});

test('a warning says when it was first found, and disappears once it is resolved', async () => {
  const given = parts({ TRUST_PROXY: '0' }, true);
  const runner = new CheckRunner({ checks: [proxyHeaders], parts: given, log: createLog('silent') });
  await runner.run();
  const [first] = runner.warnings;
  expect(first).toMatchObject({ name: 'proxy', level: 'warning', since: expect.any(Date) });
  await runner.run();
  expect(runner.warnings).toEqual([first]);
  given.traffic.hasForwardedHeaders = false;
  await runner.run();
  expect(runner.warnings).toEqual([]);
});

test('an environment variable that resembles a setting is a warning with similar names', async () => {
  const env = {
    TICKET_RETENTION_DAYS: '30',
    DATABASE_URI: 'x',
    PATH: '/bin',
    HOSTNAME: 'here',
    PORTS: '1',
    npm_config_port: '1',
  };
  expect(await find(misspelledSettings, { ...founder, ...env })).toMatchObject({
    level: 'warning',
    message:
      'Ignored, because no setting has this name: TICKET_RETENTION_DAYS (similar: AUDIT_RETENTION_DAYS, ' +
      'ACTIVITY_RETENTION_DAYS, TICKET_MESSAGE_RETENTION_DAYS, CONVERSATION_RETENTION_DAYS), DATABASE_URI (similar: DATABASE_URL). ' +
      'Correct or remove it.',
  });
  expect(await find(misspelledSettings, { ...founder, ACTIVITY_RETENTION_DAYS: '90' })).toMatchObject({ level: 'ok' });
});
