import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { findFreePort } from '#db/free-port';
import { readSettings } from '#settings';
import { startTestApp, type TestApp } from '#test/app';
import { signInAs } from '#test/sign-in-as';
import { createTestClient } from '#test/client';
import { createFront } from '#test/front';

const production = { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32), MAIL_REPLY_TO: 'hello@test.test' };
const token = 'the-token-of-this-test';
const figures = 'process_start_time_seconds';

describe('in production', () => {
  let app: TestApp;
  const front = createFront();
  let metricsPort: number;
  beforeAll(async () => {
    front.write('shell/shell.json', JSON.stringify({ name: 'shell', portals: [], operations: [] }));
    metricsPort = await findFreePort();
    app = await startTestApp(
      { ...production, METRICS_PORT: String(metricsPort) },
      {},
      { shellDir: `${front.folder}/shell` },
    );
  });
  afterAll(async () => {
    await app.stop();
    front.remove();
  });
  const getStatus = async (path: string) => (await app.client.send('GET', path)).status;

  test('metrics are served on their own port, which serves nothing else', async () => {
    expect(await getStatus('/metrics')).toBe(404);
    const own = createTestClient(`http://127.0.0.1:${metricsPort}`);
    expect((await own.send<string>('GET', '/metrics')).body).toContain(figures);
    expect((await own.send('GET', '/')).status).toBe(404);
    expect((await own.send('POST', '/graphql', { query: '{ me { id } }' })).status).toBe(404);
  });

  test('the list of REST paths requires a signed-in user', async () => {
    expect(await getStatus('/api/openapi.json')).toBe(401);
    const client = await signInAs(app, await app.make.user());
    expect((await client.send<{ openapi: string }>('GET', '/api/openapi.json')).body.openapi).toBe('3.1.0');
  });

  test("the shell's manifest is not served", async () => {
    expect([await getStatus('/shell.json'), await getStatus('/remotes.json')]).toEqual([404, 200]);
  });

  test('without a contact there is no security.txt', async () => {
    expect(await getStatus('/.well-known/security.txt')).toBe(404);
  });
});

describe('with a token', () => {
  let app: TestApp;
  beforeAll(async () => void (app = await startTestApp({ ...production, METRICS_TOKEN: token })));
  afterAll(() => app.stop());

  test('metrics require the token', async () => {
    const read = (authorization?: string) =>
      app.client.send<string>('GET', '/metrics', undefined, authorization ? { authorization } : {});
    expect((await read(`Bearer ${token}`)).body).toContain(figures);
    expect((await read()).status).toBe(401);
    expect((await read(`Basic ${token}`)).status).toBe(401);
    expect((await read('Bearer another-token-than-that')).status).toBe(403);
  });
});

describe('outside of production', () => {
  let app: TestApp;
  beforeAll(async () => void (app = await startTestApp({ SECURITY_CONTACT: 'Security@Agency.example' })));
  afterAll(() => app.stop());

  test('programs on this machine can read the metrics', async () => {
    expect((await app.client.send<string>('GET', '/metrics')).body).toContain(figures);
  });

  test('security.txt says where to report, and until when that is valid', async () => {
    const { body, headers, status } = await app.client.send<string>('GET', '/.well-known/security.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const fields = Object.fromEntries(
      body
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/s)),
    );
    expect(fields).toMatchObject({
      Contact: 'mailto:security@agency.example',
      'Preferred-Languages': 'en',
      Canonical: `${app.url}/.well-known/security.txt`,
    });
    const days = (Date.parse(fields.Expires) - Date.now()) / 1000 / 60 / 60 / 24;
    expect(days).toBeGreaterThan(170);
    expect(days).toBeLessThan(365);
  });

  test('pages may use passkeys and the clipboard, and no other browser feature', async () => {
    const policy = (await app.client.send('GET', '/healthz')).headers.get('permissions-policy')?.split(', ') ?? [];
    expect(policy.filter((line) => !line.endsWith('=()'))).toEqual([
      'clipboard-write=(self)',
      'publickey-credentials-create=(self)',
      'publickey-credentials-get=(self)',
    ]);
    for (const power of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
      expect(policy).toContain(`${power}=()`);
  });
});

test.each([
  ['https://agency.example/report', 'https://agency.example/report'],
  ['mailto:security@agency.example', 'mailto:security@agency.example'],
  ['security@agency.example', 'mailto:security@agency.example'],
])('SECURITY_CONTACT %s is shown as %s', (value, shown) => {
  expect(readSettings({ SECURITY_CONTACT: value }).securityContact).toBe(shown);
});

test.each([
  [{ SECURITY_CONTACT: 'http://agency.example' }, 'SECURITY_CONTACT must be'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters'],
  [{ METRICS_PORT: '0' }, 'METRICS_PORT must be at least 1'],
  [{ METRICS_PORT: '4000' }, 'METRICS_PORT must differ from PORT'],
  [{ PORT: '5000', METRICS_PORT: '5000' }, 'METRICS_PORT must differ from PORT'],
])('%j is rejected', (env, message) => expect(() => readSettings(env)).toThrow(message));
