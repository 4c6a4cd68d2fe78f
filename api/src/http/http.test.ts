import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import { testPassword } from '#test/factories';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.stop());

test.each([
  ['a body that is not JSON', '/api/auth/login', '{"email":', {}, 400, 'MALFORMED_REQUEST'],
  [
    'a body of another type',
    '/api/auth/login',
    'email=a',
    { 'content-type': 'application/x-www-form-urlencoded' },
    400,
    'MALFORMED_REQUEST',
  ],
  ['a body over 1 MB', '/api/auth/login', JSON.stringify({ email: 'x'.repeat(1_100_000) }), {}, 413, 'TOO_LARGE'],
  ['a body over 1 MB for GraphQL', '/graphql', JSON.stringify({ query: 'x'.repeat(1_100_000) }), {}, 413, 'TOO_LARGE'],
  ['an unknown path', '/api/nothing', {}, {}, 404, 'NOT_FOUND'],
  ['a known path with another method', '/api/projects', {}, {}, 405, 'METHOD_NOT_ALLOWED'],
  ['another site, by Sec-Fetch-Site', '/api/auth/logout', {}, { 'sec-fetch-site': 'cross-site' }, 403, 'FORBIDDEN'],
  ['a sister site', '/api/auth/logout', {}, { 'sec-fetch-site': 'same-site' }, 403, 'FORBIDDEN'],
  ['another site, by Origin', '/graphql', {}, { origin: 'https://evil.example' }, 403, 'FORBIDDEN'],
])('%s is rejected with a clear error', async (_name, path, body, headers, status, code) => {
  const reply = await app.client.send('POST', path, body, headers as Record<string, string>);
  expect(reply).toMatchObject({ status, body: { code, message: expect.stringMatching(/\w/) } });
});

test.each([
  ['a document that does not parse', '{ me {', undefined, 'MALFORMED_REQUEST'],
  ['an unknown field', '{ nothing }', undefined, 'MALFORMED_REQUEST'],
  ['a variable of a wrong type', 'query ($id: ID!) { project(id: $id) { id } }', { id: { a: 1 } }, 'MALFORMED_REQUEST'],
  ['a document of endless depth', '{ me '.repeat(100_000), undefined, 'QUERY_TOO_EXPENSIVE'],
  [
    'a document of too many fields',
    `{ ${Array.from({ length: 1000 }, (_, n) => `a${n}: __typename`).join(' ')} }`,
    undefined,
    'MALFORMED_REQUEST',
  ],
  [
    'a NUL character',
    'mutation ($input: SignInInput!) { signIn(input: $input) { user { id } } }',
    { input: { email: 'a@b.test', password: 'a\0b' } },
    'UNAUTHENTICATED',
  ],
  ['a signed-out person', '{ me { id } }', undefined, 'UNAUTHENTICATED'],
])('GraphQL answers %s with a code from the list', async (_name, query, variables, code) => {
  expect((await app.client.graphql(query, variables)).errors?.[0]?.extensions.code).toBe(code);
});

test('access to an operation is checked before its input', async () => {
  const update = 'mutation ($id: ID!, $input: UpdateProjectInput!) { updateProject(id: $id, input: $input) { id } }';
  const variables = { id: 'x', input: { progress: 1000 } };
  expect((await app.client.graphql(update, variables)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const client = await signInAs(app, await app.make.user());
  expect((await client.graphql(update, variables)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('a request from this site passes the guard', async () => {
  const own: Array<Record<string, string>> = [
    { 'sec-fetch-site': 'same-origin' },
    { origin: app.url },
    { origin: app.url.replace('localhost', '127.0.0.1') },
  ];
  for (const headers of own) {
    expect((await app.client.send('POST', '/api/auth/logout', {}, headers)).status).toBe(204);
  }
});

test('every response has a request id and the security headers', async () => {
  const { headers } = await app.client.send('GET', '/api/auth/user');
  expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';/);
  expect(headers.get('x-powered-by')).toBeNull();
  const page = (await app.client.send('GET', '/login')).headers.get('content-security-policy');
  expect(page).toMatch(/script-src 'self'( 'sha256-[\w+/=]+'){2};/);
});

test('the cookie is Secure if the site is behind TLS', async () => {
  const secure = await startTestApp({ PUBLIC_URL: 'https://portals.example', TRUST_PROXY: '1' });
  const user = await secure.make.user();
  const local = `http://127.0.0.1:${secure.port}`;
  const response = await fetch(`${local}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
    body: JSON.stringify({ email: user.email, password: testPassword }),
  });
  expect(response.headers.get('set-cookie')).toContain('; Secure;');
  expect(response.headers.get('strict-transport-security')).toMatch(/max-age/);
  await secure.stop();
});

test('health, readiness and metrics work without a session', async () => {
  expect(await app.client.send('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await app.client.send('GET', '/readyz')).toMatchObject({
    status: 200,
    body: { status: 'ok', checks: { database: 'ok', events: 'ok', jobs: 'ok' } },
  });
  await app.client.send('GET', '/api/projects');
  const { body } = await app.client.send<string>('GET', '/metrics');
  expect(body).toContain('http_request_duration_seconds_count{route="/api/projects",method="GET",status="401"}');
  expect(body).toContain('process_cpu_seconds_total');
});

test('a browser at /graphql gets the playground, served entirely by this server', async () => {
  const { body, headers } = await app.client.send<string>('GET', '/graphql', undefined, { accept: 'text/html' });
  expect(body).toContain('/playground/ruru.js');
  expect(body).not.toMatch(/https?:\/\/(?!localhost)[^"]*\.js/);
  expect(headers.get('content-security-policy')).toContain("script-src 'self' 'nonce-");
  expect((await app.client.send('GET', '/playground/ruru.js')).status).toBe(200);
});
