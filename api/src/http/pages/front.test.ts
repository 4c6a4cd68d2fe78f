import { createHash } from 'node:crypto';
import { renameSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { serveAssets } from '#http/pages/assets';
import type { Registry } from '#remotes/remotes';
import type { TestClient } from '#test/client';
import { createFront, createManifest, htmlHeaders } from '#test/front';

const { folder, write, serve, remove } = createFront();
let client: TestClient;
let stop: () => void;
beforeAll(async () => void ({ client, stop } = await serve()));
afterAll(() => {
  stop();
  remove();
});

test('every screen route, and any other path, gets the page, with a new nonce that the policy allows', async () => {
  for (const [route, expected] of [
    ['/', 200],
    ['/client', 200],
    ['/client/projects', 200],
    ['/nothing/here', 404],
  ] as const) {
    const { status, body, headers } = await client.send<string>('GET', route, undefined, htmlHeaders);
    expect(status).toBe(expected);
    const nonce = /<meta content="([^"]+)">/.exec(body)?.[1];
    expect(headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(headers.get('cache-control')).toBe('no-store');
  }
});

test('every response has its own nonce', async () => {
  const nonce = async () => {
    const { headers } = await client.send('GET', '/', undefined, htmlHeaders);
    return /'nonce-([^']{22,})'/.exec(headers.get('content-security-policy') ?? '')?.[1];
  };
  const nonces = [await nonce(), await nonce(), await nonce()];
  expect(nonces).not.toContain(undefined);
  expect(new Set(nonces).size).toBe(3);
});

test("the page contains the founder's email only as a hash, and the registry without another request", async () => {
  const { body } = await client.send<string>('GET', '/', undefined, htmlHeaders);
  expect(body).toContain(createHash('sha256').update('me@agency.example').digest('hex'));
  expect(body).not.toContain('me@agency.example');
  expect(body).toMatch(
    /<script type="application\/json" id="remotes">\{"mfe_client":\{"name":"mfe-client","version":"[0-9a-f]{12}","manifest":"\/remotes\/mfe-client\//,
  );
});

test('the policy allows Google Analytics only if configured, and then only what it needs', async () => {
  const closed = await client.send<string>('GET', '/', undefined, htmlHeaders);
  expect(closed.headers.get('content-security-policy')).not.toContain('google');
  expect(closed.body).toContain('"gaMeasurementId":null');

  const withAnalytics = await serve({ GA_MEASUREMENT_ID: 'G-AB12CD34EF' });
  const { body, headers } = await withAnalytics.client.send<string>('GET', '/', undefined, htmlHeaders);
  const policy = headers.get('content-security-policy')?.split(';') ?? [];
  const manager = 'https://www.googletagmanager.com';
  const collectors = 'https://*.google-analytics.com';
  expect(policy.find((directive) => directive.startsWith('script-src'))).toMatch(
    / https:\/\/www\.googletagmanager\.com$/,
  );
  expect(policy).toContain(`img-src 'self' data: blob: ${manager} ${collectors}`);
  expect(policy).toContain(
    `connect-src 'self' wss://agency.example ${manager} ${collectors} https://*.analytics.google.com`,
  );
  expect(policy.filter((directive) => directive.includes('google'))).toHaveLength(3);
  expect(body).toContain('"gaMeasurementId":"G-AB12CD34EF"');
  withAnalytics.stop();
});

test('files with a hash in their name are cached forever, in a compressed form that the browser accepts', async () => {
  const { headers, body } = await client.send('GET', '/js/main.0123456789.js', undefined, { 'accept-encoding': 'br' });
  expect([headers.get('content-encoding'), headers.get('cache-control')]).toEqual([
    'br',
    'public, max-age=31536000, immutable',
  ]);
  expect(headers.get('content-type')).toContain('javascript');
  expect(body).toBe('console.log("shell")');
  const plain = await client.send('GET', '/js/main.0123456789.js', undefined, { 'accept-encoding': 'identity' });
  expect([plain.headers.get('content-encoding'), plain.body]).toEqual([null, 'console.log("shell")']);
});

test.each([
  '/js/missing.js',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/js/%zz.js',
  '/remotes/mfe-client/v/../../../secret.txt',
  '/remotes/..%2f/v/secret.txt',
  '/remotes/mfe-none/v/a.js',
  '/index.html.map',
])('%s is not found', async (name) => {
  const { status, body } = await client.send('GET', name);
  expect([400, 404]).toContain(status);
  expect(JSON.stringify(body)).not.toContain('not for the web');
});

test('the registry lists the built remotes, with a version that follows their content', async () => {
  const read = async () => (await client.send<Registry>('GET', '/remotes.json')).body;
  const { mfe_client: first } = await read();
  const below = `/remotes/mfe-client/${first?.version}`;
  expect(first).toMatchObject({
    entry: `${below}/remoteEntry.0123456789.js`,
    ahead: [`${below}/js/portal.0123456789.js`],
  });
  expect((await client.send('GET', first?.entry ?? '')).body).toBe('var mfe_client');
  expect((await client.send('GET', first?.ahead[0] ?? '')).status).toBe(200);

  write('mfe-client/dist/remote.json', createManifest('mfe-client', []));
  expect((await read()).mfe_client?.version).not.toBe(first?.version);
  renameSync(path.join(folder, 'mfe-client/dist'), path.join(folder, 'away'));
  expect(await read()).not.toHaveProperty('mfe_client');
  expect((await client.send('GET', first?.entry ?? '')).status).toBe(404);
  renameSync(path.join(folder, 'away'), path.join(folder, 'mfe-client/dist'));
  expect(await read()).toHaveProperty('mfe_client');
});

test('a missing build is not found rather than an empty response', async () => {
  const gone = express().use(serveAssets(path.join(folder, 'nowhere')), (_req, res) => void res.status(404).end());
  const server = gone.listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const address = server.address();
  expect((await fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/a.js`)).status).toBe(404);
  server.close();
});
