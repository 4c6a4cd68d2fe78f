import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { type App, createApp } from '#app';
import { findFreePort } from '#db/free-port';
import { readSettings } from '#settings';
import { createTestClient, type TestClient } from '#test/client';
import { cloneDatabase } from '#test/database';
import { eventually } from '#test/eventually';
import { createFactories, testPassword } from '#test/factories';
import { signInWithTotp, generateTotpCode } from '#test/second-factors';

const [old, current] = ['an old secret of all servers in this test', 'the new secret of all servers in this test'];
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'rotation-'));
const database = await cloneDatabase();
const running = new Set<App>();
afterAll(async () => {
  for (const app of running) await app.stop();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(port: number, SESSION_SECRET: string): Promise<App> {
  const settings = readSettings({
    PORT: String(port),
    DATABASE_URL: database.appUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
    FOUNDER_EMAIL: 'founder@test.test',
    FOUNDER_PASSWORD: 'founder-password-123',
    SESSION_SECRET,
  });
  const app = await createApp(settings, { log: pino({ level: 'silent' }) });
  running.add(app);
  return app;
}

/** Which secret signed a browser's current cookie. */
function signedBy({ cookie = '' }: TestClient): string | undefined {
  const [, id = '', signature = ''] = /^sid=s%3A([\w-]+)\.(.+)$/.exec(cookie) ?? [];
  const digest = (secret: string) => createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, '');
  return [old, current].find((secret) => digest(secret) === decodeURIComponent(signature));
}

test('rotating the secret one server at a time signs no one out, and authenticator apps keep working', async () => {
  const ports = [await findFreePort(), await findFreePort()];
  const urls = ports.map((port) => `http://localhost:${port}`);
  const servers = await Promise.all(ports.map((port) => start(port, old)));
  const restart = async (index: number, secrets: string) => {
    const server = servers[index] as App;
    await server.stop();
    running.delete(server);
    servers[index] = await start(ports[index] as number, secrets);
  };

  const user = await createFactories(database.pool).user();
  /** A browser whose requests alternate between servers, as behind a load balancer. */
  const browser = createTestClient(urls[0] ?? '');
  const visit = async () => {
    const signed: Array<string | undefined> = [];
    for (const url of [...urls, ...urls]) {
      const other = createTestClient(url, browser.cookie);
      expect((await other.send('GET', '/api/auth/user')).status).toBe(200);
      browser.cookie = other.cookie;
      signed.push(signedBy(browser));
    }
    return new Set(signed);
  };
  await browser.send('POST', '/api/auth/login', { email: user.email, password: testPassword });
  const { data } = await browser.graphql<{ startTotpEnrolment: { secret: string } }>(
    'mutation { startTotpEnrolment { secret } }',
  );
  const { secret } = data.startTotpEnrolment;
  await browser.graphql('mutation ($input: TotpCodeInput!) { confirmTotpEnrolment(input: $input) { recoveryCodes } }', {
    input: { code: generateTotpCode(secret, 0) },
  });
  await visit();

  await restart(0, `${current},${old}`);
  // The other server would reject cookies signed with the new secret.
  expect(await visit()).toEqual(new Set([old]));

  await restart(1, `${current},${old}`);
  await eventually(async () => expect(await visit()).toEqual(new Set([current])));
  await database.pool.query("select graphile_worker.add_job('resealSecrets')");
  await eventually(async () => {
    const { rowCount } = await database.pool.query('select from signing_secret');
    const { rowCount: jobs } = await database.pool.query(
      "select from graphile_worker.jobs where task_identifier = 'resealSecrets'",
    );
    expect([rowCount, jobs]).toEqual([1, 0]);
  });

  await restart(0, current);
  await visit();
  await restart(1, current);
  await visit();

  const again = createTestClient(urls[1] ?? '');
  await again.send('POST', '/api/auth/login', { email: user.email, password: testPassword });
  const { data: answer } = await signInWithTotp(again, generateTotpCode(secret));
  expect(answer).toMatchObject({ signInWithTotp: { user: { id: user.id } } });
}, 60_000);
