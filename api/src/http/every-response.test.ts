import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '#test/app';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ PUBLIC_URL: 'https://portals.example' })));
afterAll(() => app.stop());

async function send(method: string, path: string, headers: Record<string, string> = {}) {
  const sent = request({ host: '127.0.0.1', port: app.port, method, path, headers }).end();
  const [response] = await once(sent, 'response');
  return { status: response.statusCode as number, headers: response.headers, body: await text(response) };
}

describe.each([
  ['a page', 'GET', '/', { accept: 'text/html' }],
  ['a page that does not exist', 'GET', '/no/such/page', { accept: 'text/html' }],
  ['the playground', 'GET', '/graphql', { accept: 'text/html' }],
  ['an answer of the API', 'GET', '/api/auth/user', {}],
  ['an unknown path of the API', 'GET', '/api/nothing', {}],
  ['a refused request', 'POST', '/api/auth/login', { origin: 'https://evil.example' }],
  ['a redirect', 'GET', '/api/login', {}],
  ['a file that does not exist', 'GET', '/js/nothing.js', {}],
  ['the registry of remotes', 'GET', '/remotes.json', {}],
  ['health', 'GET', '/healthz', {}],
  ['a method that nothing answers', 'POST', '/', {}],
  ['a path that cannot be decoded', 'GET', '/%ff', {}],
])('%s', (_what, method, path, sent) => {
  test('has the security headers', async () => {
    const { headers } = await send(method, path, sent);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/(^|;)default-src 'none'|(^|;) ?object-src 'none'/);
    expect(policy).toMatch(/(^|;) ?base-uri 'none'/);
    expect(policy).toMatch(/(^|;) ?frame-ancestors 'none'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    const [, age] = /max-age=(\d+); includeSubDomains/.exec(String(headers['strict-transport-security'])) ?? [];
    expect(Number(age)).toBeGreaterThanOrEqual(365 * 24 * 60 * 60);
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('is for no other origin', async () => {
    const { headers } = await send(method, path, { ...sent, origin: 'https://evil.example' });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

test.each(['/', '/graphql', '/api/auth/user', '/healthz'])(
  'TRACE %s sends nothing of the request back',
  async (path) => {
    const { status, body, headers } = await send('TRACE', path, { cookie: 'sid=secret', 'x-probe': 'secret' });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body + JSON.stringify(headers)).not.toContain('secret');
  },
);
