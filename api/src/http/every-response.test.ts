import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
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

  test('has a Content-Type', async () => {
    const { headers, body } = await send(method, path, sent);
    if (body === '') return;
    expect(headers['content-type']).toMatch(
      /^(text\/[a-z]+|application\/json|application\/graphql-response\+json); ?charset=utf-8$/i,
    );
  });

  test('is not shared with other origins', async () => {
    const { headers } = await send(method, path, { ...sent, origin: 'https://evil.example' });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

test.each(['/robots.txt', '/sitemap.xml', '/remotes.json', '/api/openapi.json'])(
  '%s may be stored, and is 304 to a browser that has it',
  async (path) => {
    const { status, headers } = await send('GET', path);
    expect([status, headers['cache-control']]).toEqual([200, expect.not.stringContaining('no-store')]);
    const again = await send('GET', path, { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body]).toEqual([304, '']);
  },
);

test.each(['/', '/api/auth/user', '/api/nothing', '/healthz'])('%s has no ETag: nothing may store it', async (path) => {
  const { headers } = await send('GET', path, { accept: 'text/html, application/json' });
  expect(headers.etag).toBeUndefined();
});

test.each(['/', '/graphql', '/api/auth/user', '/healthz'])('TRACE %s echoes nothing of the request', async (path) => {
  const { status, body, headers } = await send('TRACE', path, { cookie: 'sid=secret', 'x-probe': 'secret' });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(body + JSON.stringify(headers)).not.toContain('secret');
});

test.each([
  ['two lengths', 'Content-Length: 2\r\nContent-Length: 30\r\n'],
  ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n'],
  ['an encoding that does not end in chunks', 'Transfer-Encoding: chunked, identity\r\n'],
  ['a header in front of its name', ' Content-Length: 4\r\n'],
])(
  'a request with %s is rejected, so that no proxy in front can disagree about where it ends',
  async (_what, lines) => {
    const socket = connect(app.port, '127.0.0.1');
    const head = `POST /api/auth/logout HTTP/1.1\r\nHost: portals.example\r\nContent-Type: application/json\r\n${lines}\r\n`;
    socket.write(`${head}2\r\n{}\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: portals.example\r\n\r\n`);
    socket.setTimeout(2000, () => socket.destroy());
    const answers = (await text(socket)).match(/^HTTP\/1\.1 \d+/gm);
    expect(answers).toEqual(['HTTP/1.1 400']);
  },
);
