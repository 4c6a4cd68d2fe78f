import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestClient } from '#test/client';
import { createFront, createPages, htmlHeaders } from '#test/front';

const { folder, write, serve, remove } = createFront();
let client: TestClient;
let stop: () => void;
beforeAll(async () => void ({ client, stop } = await serve()));
afterAll(() => {
  stop();
  remove();
});

test.each([
  ['', '<html lang="en">'],
  ['a=b; theme=dark', '<html lang="en" data-theme="dark">'],
  ['theme=system', '<html lang="en">'],
  ['theme=dark"><script>', '<html lang="en">'],
])('with the cookie %j the page begins with %s', async (cookie, start) => {
  const { body } = await client.send<string>('GET', '/', undefined, { ...htmlHeaders, cookie });
  expect(body.startsWith(start)).toBe(true);
});

describe('a public page that the build has made', () => {
  const made = `<div id="root"><h1>For $1 & $' more</h1></div>`;
  const open = (path: string, cookie?: string) =>
    client.send<string>('GET', path, undefined, { ...htmlHeaders, ...(cookie ? { cookie } : {}) });

  const computeHash = (program: string) => `sha256-${createHash('sha256').update(program).digest('base64')}`;

  test('is served as HTML with its styles, loads its scripts once painted, and tells that no one is signed in', async () => {
    const { body, headers } = await open('/', 'splash=seen; sid=1');
    expect(body).toContain(made);
    const nonce = /<style nonce="([^"]+)">h1\{\}<\/style><\/head>/.exec(body)?.[1];
    expect(headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    const [, scripts = '', program = ''] = /<script data-scripts="([^"]*)">([^]*?)<\/script>/.exec(body) ?? [];
    expect(scripts.split(' ').map((file) => file.replace(/\/\w{12}\//, '/…/'))).toEqual([
      '/js/main.0123456789.js',
      expect.stringMatching(/^\/remotes\/mfe-marketing\/…\/remoteEntry\.0123456789\.js#sha384-/),
      '/remotes/mfe-marketing/…/js/portal.0123456789.js',
    ]);
    expect(body).not.toContain('src="/js/main');
    expect(headers.get('content-security-policy')).toContain(`script-src 'self' '${computeHash(program)}'`);
    expect(body).toContain('"isSignedOut":true');
    expect(body).toContain('<noscript>You can read this page without JavaScript.');
    expect(body).not.toContain('Needs JavaScript');
  });

  test('records early clicks from its first element on', async () => {
    const { body, headers } = await open('/');
    const [, program = ''] = /<script>([^]*?)<\/script><div id="root">/.exec(body) ?? [];
    expect(program).toContain('window.doneBefore =');
    expect(headers.get('content-security-policy')).toContain(` '${computeHash(program)}'`);
    for (const { body: rendered } of [await open('/login'), await open('/', '__Host-sid=s%3Aabc')])
      expect(rendered).not.toContain('doneBefore');
  });

  test('is rendered by the browser if it sends a session, and at any other path', async () => {
    const signedIn = await open('/', 'splash=seen; __Host-sid=s%3Aabc');
    expect(signedIn.body).toContain('"isSignedOut":false');
    for (const { body } of [signedIn, await open('/login'), await open('/constructor'), await open('/__proto__')])
      expect(body).toContain('<noscript>Needs JavaScript</noscript><div id="root"></div>');
  });

  test("comes from the served release of the public site, rather than from the server's build", async () => {
    const ofRelease = 'mfe-marketing/dist/pages.json';
    write(ofRelease, createPages().replace('For $1', 'Released for $1'));
    expect((await open('/')).body).toContain('<div id="root"><h1>Released for $1');
    // The server was deployed again with another shell and the same site.
    write(ofRelease, createPages(undefined, 'main.other.js'));
    expect((await open('/')).body).toContain(made);
    rmSync(path.join(folder, ofRelease));
    expect((await open('/')).body).toContain(made);
  });

  test('is rendered by the browser if it was made for other scripts, or not at all', async () => {
    for (const content of [createPages('remoteEntry.other.js'), createPages(undefined, 'main.other.js')]) {
      write('pages.json', content);
      expect((await open('/')).body).toContain('<div id="root"></div>');
    }
    rmSync(path.join(folder, 'pages.json'));
    expect((await open('/')).body).toContain('<div id="root"></div>');
    write('pages.json', createPages());
    expect((await open('/')).body).toContain(made);
  });
});

const getHead = async (path: string) => {
  const { status, body } = await client.send<string>('GET', path, undefined, htmlHeaders);
  expect(status).toBe(path.startsWith('/no/') ? 404 : 200);
  return body.slice(0, body.indexOf('<body>'));
};

test('a public page has metadata for search engines and link previews, with absolute URLs', async () => {
  const home = await getHead('/');
  expect(home).toMatch(/<title>10x Labs · [^<]+<\/title>/);
  expect(home).toMatch(/<meta name="description" content="[^"]{70,160}" \/>/);
  expect(home).toContain('<link rel="canonical" href="https://agency.example/" />');
  expect(home).toContain('<meta property="og:locale" content="en_US" />');
  expect(home).toContain('<meta property="og:image" content="https://agency.example/og.png" />');
  expect(home).toContain('<meta name="twitter:card" content="summary_large_image" />');
  expect(home).not.toContain('noindex');
  const contact = await getHead('/contact/');
  expect(contact).toContain('<title>Contact · 10x Labs</title>');
  expect(contact).toContain('<link rel="canonical" href="https://agency.example/contact" />');
});

const getGraph = async (path: string): Promise<object[]> => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await getHead(path)) ?? [];
  return JSON.parse(json)['@graph'];
};

test('structured data names the organization on each public page, and the plans with their prices on the first', async () => {
  const organization = { '@type': 'Organization', name: '10x Labs', url: 'https://agency.example/' };
  const [first, site, service] = await getGraph('/');
  expect(first).toMatchObject(organization);
  // The site name in search results comes from here: https://developers.google.com/search/docs/appearance/site-names
  expect(site).toMatchObject({ '@type': 'WebSite', name: '10x Labs', url: 'https://agency.example/' });
  expect(service).toMatchObject({
    provider: { '@id': 'https://agency.example/#organization' },
    offers: [
      { name: 'Starter', price: 129, priceCurrency: 'USD' },
      { name: 'Growth', price: 249 },
      { name: 'Pro', price: 399 },
      { name: 'Enterprise', priceSpecification: [{ minPrice: 1500 }, { minPrice: 10_000 }] },
    ],
  });
  // "from $1,500+" isn't a price.
  expect(JSON.stringify(service)).not.toContain('"price":1500');
  expect(JSON.stringify(service)).not.toContain('"price":10000');
  expect(await getGraph('/contact')).toMatchObject([organization]);
});

test.each(['/login', '/client', '/no/such/page', '/join?code=x'])('%s is not indexed', async (path) => {
  const head = await getHead(path);
  expect(head).toContain('<meta name="robots" content="noindex" />');
  expect(head).not.toContain('canonical');
});

test.each([['/no/such/page'], ['/contat'], ['/client/biling'], ['/%00'], ['//contact']])(
  '%s gets the page, which shows its 404 screen, with status 404',
  async (path) => {
    for (const cookie of ['', '__Host-sid=s%3Aabc']) {
      const { status, body, headers } = await client.send<string>('GET', path, undefined, { ...htmlHeaders, cookie });
      expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect(body).toContain('<div id="root"></div>');
    }
    expect((await client.send('HEAD', path, undefined, htmlHeaders)).status).toBe(404);
  },
);

test.each(['/login', '/client', '/client/projects/7', '/admin-dashboard/audit', '/contact/', '/?a=/no/such/page'])(
  '%s is a screen: 200 for every viewer',
  async (path) => {
    for (const cookie of ['', '__Host-sid=s%3Aabc'])
      expect((await client.send('GET', path, undefined, { ...htmlHeaders, cookie })).status).toBe(200);
  },
);

test('nothing of the URL is copied into the page', async () => {
  for (const path of [
    '/contact?x="><script>alert(1)</script>',
    '/%22%3E%3Cscript%3Ealert(1)',
    '//evil.example/contact',
  ]) {
    const { body } = await client.send<string>('GET', path, undefined, htmlHeaders);
    expect(body).not.toMatch(/alert\(1\)|evil\.example/);
  }
});

const hasSplash = async (path: string, cookie = '') => {
  const { body } = await client.send<string>('GET', path, undefined, { ...htmlHeaders, cookie });
  return body.includes('<body><section id="splash"');
};

test('a browser session that begins on a public page gets the splash, with the nonce of the page', async () => {
  expect(await Promise.all(['/', '/contact', '/?utm_source=x'].map((path) => hasSplash(path, 'a=b')))).toEqual([
    true,
    true,
    true,
  ]);
  const { body } = await client.send<string>('GET', '/', undefined, htmlHeaders);
  expect(body).not.toContain('__CSP_NONCE__');
});

test("the splash isn't shown again, in a portal or on the way to sign-in", async () => {
  for (const cookie of ['splash=seen', 'sid=1; splash=seen; b=2']) expect(await hasSplash('/', cookie)).toBe(false);
  for (const path of ['/login', '/client', '/?sign-in=client', '/no/such/page'])
    expect(await hasSplash(path)).toBe(false);
  expect(await hasSplash('/', 'not-splash=seen; splash=seenit')).toBe(true);
});

test('robots.txt allows every page, so that crawlers see its noindex, and names the sitemap', async () => {
  const { body, headers } = await client.send<string>('GET', '/robots.txt');
  expect(headers.get('content-type')).toContain('text/plain');
  const lines = body.split('\n');
  expect(lines.slice(0, 4)).toEqual(['User-agent: *', 'Allow: /', 'Disallow: /api', 'Disallow: /graphql']);
  expect(lines.filter((line) => line.startsWith('Disallow'))).toHaveLength(2);
  expect(lines).toContain('Sitemap: https://agency.example/sitemap.xml');
});

test('the sitemap lists exactly the indexable pages', async () => {
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
])('%s is cached for a day', async (path, type) => {
  const { status, headers } = await client.send('GET', path);
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    type,
    'public, max-age=86400',
  ]);
});
