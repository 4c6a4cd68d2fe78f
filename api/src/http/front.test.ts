import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import express from 'express';
import { assets } from '#http/assets';
import { failures } from '#http/failures';
import { type Registry, remotes } from '#http/remotes';
import { securityHeaders } from '#http/security-headers';
import { shellPage } from '#http/shell-page';
import { readSettings } from '#settings';
import { clientOf, type TestClient } from '#test/client';

const folder = mkdtempSync(path.join(os.tmpdir(), 'front-'));
const write = (name: string, content: string | Buffer) => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
};
write(
  'shell/index.html',
  `<html lang="en"><head><meta content="__CSP_NONCE__"><title>Name</title><script src="/js/main.0123456789.js"></script></head>
   <script type="application/json" id="public-settings">__PUBLIC_SETTINGS__</script><body><div id="root"></div></body>`,
);
const pages = (site = 'remoteEntry.0123456789.js', shell = 'main.0123456789.js') =>
  JSON.stringify({
    madeFor: { shell, site },
    pages: { '/': { html: "<h1>For $1 & $' more</h1>", styles: '<style nonce="__CSP_NONCE__">h1{}</style>' } },
  });
write('pages.json', pages());
write('mfe-marketing/dist/remote.json', '{"entry":"remoteEntry.0123456789.js","ahead":["js/portal.0123456789.js"]}');
write('shell/splash.html', '<section id="splash"><style nonce="__CSP_NONCE__"></style></section>');
write('shell/og.png', Buffer.from('picture'));
write('shell/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
write('shell/js/main.0123456789.js', 'console.log("shell")');
write('shell/js/main.0123456789.js.br', brotliCompressSync('console.log("shell")'));
write('mfe-client/dist/remote.json', '{"entry":"remoteEntry.0123456789.js","ahead":["js/portal.0123456789.js"]}');
write('mfe-client/dist/remoteEntry.0123456789.js', 'var mfe_client');
write('mfe-client/dist/js/portal.0123456789.js', 'export {}');
write('secret.txt', 'not for the web');

let client: TestClient;
let stop: () => void;
beforeAll(async () => {
  const settings = {
    ...readSettings({
      PUBLIC_URL: 'https://agency.example',
      FOUNDER_EMAIL: 'me@agency.example',
      FOUNDER_PASSWORD: 'x'.repeat(12),
    }),
    shellDir: path.join(folder, 'shell'),
    remotesDir: folder,
    pagesFile: path.join(folder, 'pages.json'),
  };
  const app = express().use(securityHeaders(settings.publicUrl), remotes(folder), shellPage(settings), failures);
  const server = app.listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const address = server.address();
  client = clientOf(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  stop = () => server.close();
});
afterAll(() => {
  stop();
  rmSync(folder, { recursive: true, force: true });
});

const page = { accept: 'text/html' };

test('every screen route gets the page, with a new nonce that the policy allows', async () => {
  for (const route of ['/', '/client', '/client/projects', '/nothing/here']) {
    const { status, body, headers } = await client.send<string>('GET', route, undefined, page);
    expect(status).toBe(200);
    const nonce = /<meta content="([^"]+)">/.exec(body)?.[1];
    expect(headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(headers.get('cache-control')).toBe('no-store');
  }
});

test("the page knows the founder's e-mail only by its hash, and the registry without another request", async () => {
  const { body } = await client.send<string>('GET', '/', undefined, page);
  expect(body).toContain(createHash('sha256').update('me@agency.example').digest('hex'));
  expect(body).not.toContain('me@agency.example');
  expect(body).toMatch(
    /<script type="application\/json" id="remotes">\{"mfe_client":\{"entry":"\/remotes\/mfe-client\//,
  );
});

test.each([
  ['', '<html lang="en">'],
  ['a=b; theme=dark', '<html lang="en" data-theme="dark">'],
  ['theme=system', '<html lang="en">'],
  ['theme=dark"><script>', '<html lang="en">'],
])('the page of who sends the cookie %j begins with %s', async (cookie, start) => {
  const { body } = await client.send<string>('GET', '/', undefined, { ...page, cookie });
  expect(body.startsWith(start)).toBe(true);
});

describe('a public page that the build has made', () => {
  const made = `<div id="root"><h1>For $1 & $' more</h1></div>`;
  const open = (path: string, cookie?: string) =>
    client.send<string>('GET', path, undefined, { ...page, ...(cookie ? { cookie } : {}) });

  test('comes as HTML with its styles and hints for its scripts, and says that nobody is signed in', async () => {
    const { body, headers } = await open('/', 'splash=seen; xsid=1');
    expect(body).toContain(made);
    const nonce = /<style nonce="([^"]+)">h1\{\}<\/style><\/head>/.exec(body)?.[1];
    expect(headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    expect(body).toMatch(/<link rel="preload" as="script" href="\/remotes\/mfe-marketing\/\w+\/js\/portal.0123456789.js">/);
    expect(body).toContain('"isSignedOut":true');
  });

  test('is left to the browser where it sends a session, and at any other path', async () => {
    const signedIn = await open('/', 'splash=seen; sid=s%3Aabc');
    expect(signedIn.body).toContain('"isSignedOut":false');
    for (const { body } of [signedIn, await open('/login'), await open('/constructor'), await open('/__proto__')])
      expect(body).toContain('<div id="root"></div>');
  });

  test('is left to the browser where it was made for other scripts, or not at all', async () => {
    for (const content of [pages('remoteEntry.other.js'), pages(undefined, 'main.other.js')]) {
      write('pages.json', content);
      expect((await open('/')).body).toContain('<div id="root"></div>');
    }
    rmSync(path.join(folder, 'pages.json'));
    expect((await open('/')).body).toContain('<div id="root"></div>');
    write('pages.json', pages());
    expect((await open('/')).body).toContain(made);
  });
});

const headOf = async (path: string) => {
  const { status, body } = await client.send<string>('GET', path, undefined, page);
  expect(status).toBe(200);
  return body.slice(0, body.indexOf('<body>'));
};

test('a public page says what search engines and shared links need, with whole addresses', async () => {
  const home = await headOf('/');
  expect(home).toMatch(/<title>10x Labs · [^<]+<\/title>/);
  expect(home).toMatch(/<meta name="description" content="[^"]{70,160}" \/>/);
  expect(home).toContain('<link rel="canonical" href="https://agency.example/" />');
  expect(home).toContain('<meta property="og:image" content="https://agency.example/og.png" />');
  expect(home).toContain('<meta name="twitter:card" content="summary_large_image" />');
  expect(home).not.toContain('noindex');
  const contact = await headOf('/contact/');
  expect(contact).toContain('<title>Contact · 10x Labs</title>');
  expect(contact).toContain('<link rel="canonical" href="https://agency.example/contact" />');
});

const graphOf = async (path: string): Promise<object[]> => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await headOf(path)) ?? [];
  return JSON.parse(json)['@graph'];
};

test('structured data names the organisation on each public page, and the plans with their prices on the first', async () => {
  const organization = { '@type': 'Organization', name: '10x Labs', url: 'https://agency.example/' };
  const [first, service] = await graphOf('/');
  expect(first).toMatchObject(organization);
  expect(service).toMatchObject({
    provider: { '@id': 'https://agency.example/#organization' },
    offers: [
      { name: 'Starter', price: 129, priceCurrency: 'USD' },
      { name: 'Growth', price: 249 },
      { name: 'Pro', price: 399 },
      { name: 'Enterprise', price: 1500 },
    ],
  });
  expect(await graphOf('/contact')).toMatchObject([organization]);
});

test.each(['/login', '/client', '/no/such/page', '/join?code=x'])('%s is kept out of search engines', async (path) => {
  const head = await headOf(path);
  expect(head).toContain('<meta name="robots" content="noindex" />');
  expect(head).not.toContain('canonical');
});

test('nothing of the address gets into the page', async () => {
  for (const path of [
    '/contact?x="><script>alert(1)</script>',
    '/%22%3E%3Cscript%3Ealert(1)',
    '//evil.example/contact',
  ]) {
    const { body } = await client.send<string>('GET', path, undefined, page);
    expect(body).not.toMatch(/alert\(1\)|evil\.example/);
  }
});

const hasSplash = async (path: string, cookie = '') => {
  const { body } = await client.send<string>('GET', path, undefined, { ...page, cookie });
  return body.includes('<body><section id="splash"');
};

test('a browser session that begins on a public page gets the splash, under the nonce of the page', async () => {
  expect(await Promise.all(['/', '/contact', '/?utm_source=x'].map((path) => hasSplash(path, 'a=b')))).toEqual([
    true,
    true,
    true,
  ]);
  const { body } = await client.send<string>('GET', '/', undefined, page);
  expect(body).not.toContain('__CSP_NONCE__');
});

test('whoever has seen it, is in a portal or on the way to the sign-in is not held up', async () => {
  for (const cookie of ['splash=seen', 'sid=1; splash=seen; b=2']) expect(await hasSplash('/', cookie)).toBe(false);
  for (const path of ['/login', '/client', '/?sign-in=client', '/no/such/page'])
    expect(await hasSplash(path)).toBe(false);
  expect(await hasSplash('/', 'not-splash=seen; splash=seenit')).toBe(true);
});

test('robots.txt lets crawlers to the site, not to the portals, and names the sitemap', async () => {
  const { body, headers } = await client.send<string>('GET', '/robots.txt');
  expect(headers.get('content-type')).toContain('text/plain');
  const lines = body.split('\n');
  expect(lines).toEqual(expect.arrayContaining(['User-agent: *', 'Allow: /', 'Disallow: /api', 'Disallow: /client']));
  expect(lines).toContain('Sitemap: https://agency.example/sitemap.xml');
});

test('the sitemap has the pages that may be found, and no other', async () => {
  const { body, headers } = await client.send<string>('GET', '/sitemap.xml');
  expect(headers.get('content-type')).toContain('xml');
  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://agency.example/',
    'https://agency.example/contact',
  ]);
});

test.each([
  ['/og.png', 'image/png'],
  ['/icon.svg', 'image/svg+xml'],
  ['/favicon.ico', 'image/svg+xml'],
])('%s is kept for a day', async (path, type) => {
  const { status, headers } = await client.send('GET', path);
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    type,
    'public, max-age=86400',
  ]);
});

test('files with a hash in their name are kept for ever, in the compressed form that the browser takes', async () => {
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

test('the registry lists the remotes that are built, with a version that follows their content', async () => {
  const read = async () => (await client.send<Registry>('GET', '/remotes.json')).body;
  const { mfe_client: first } = await read();
  const below = `/remotes/mfe-client/${first?.version}`;
  expect(first).toMatchObject({
    entry: `${below}/remoteEntry.0123456789.js`,
    ahead: [`${below}/js/portal.0123456789.js`],
  });
  expect((await client.send('GET', first?.entry ?? '')).body).toBe('var mfe_client');
  expect((await client.send('GET', first?.ahead[0] ?? '')).status).toBe(200);

  write('mfe-client/dist/remote.json', '{"entry":"remoteEntry.0123456789.js","ahead":[]}');
  expect((await read()).mfe_client?.version).not.toBe(first?.version);
  renameSync(path.join(folder, 'mfe-client/dist'), path.join(folder, 'away'));
  expect(await read()).not.toHaveProperty('mfe_client');
  expect((await client.send('GET', first?.entry ?? '')).status).toBe(404);
  renameSync(path.join(folder, 'away'), path.join(folder, 'mfe-client/dist'));
  expect(await read()).toHaveProperty('mfe_client');
});

test('a build that is gone is not found rather than an empty answer', async () => {
  const gone = express().use(assets(path.join(folder, 'nowhere')), (_req, res) => void res.status(404).end());
  const server = gone.listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const address = server.address();
  expect((await fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/a.js`)).status).toBe(404);
  server.close();
});
