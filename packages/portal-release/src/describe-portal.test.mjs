import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { describePortal } from './describe-portal.mjs';

/** The description of a build with this portal; `at` is code at the top of its module. */
async function getPortal(t, text, at = '') {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const container = `var mfe_client = { init(shared) { this.shared = shared }, async get(name) {
    const take = async (module) => (await Object.values(this.shared[module])[0].get())();
    const [react, kit] = await Promise.all([take('react'), take('kit/ui')]);
    ${at}
    return () => (${text});
  } };`;
  writeFileSync(path.join(folder, 'remoteEntry.js'), container);
  const manifest = { entry: 'remoteEntry.js', ahead: [], takes: { react: '^19.0.0', 'kit/ui': '^1.0.0' } };
  return describePortal({ remote: 'mfe-client', folder, manifest });
}

const route = `{ path: '/client', title: 'Dashboard', Screen: () => null }`;

describe('a portal description', () => {
  test('has the routes, links and frame as the shell reads them', async (t) => {
    const text = `{ portal: { routes: [${route}], nav: [{ to: '/client', label: 'Home' }], Frame: react.memo(() => null) } }`;
    assert.deepEqual(await getPortal(t, text), {
      routes: [{ path: '/client', title: 'Dashboard', screen: 'component' }],
      nav: [{ to: '/client', label: 'Home' }],
      frame: 'component',
    });
  });

  test('allows use of the page and of shared modules during loading', async (t) => {
    const at = `
      class Mine extends HTMLElement {}
      customElements.define('my-element', Mine);
      const Box = kit.styled.div\`color: \${kit.tokens.color}\`;
      window.addEventListener('click', () => {}); localStorage.setItem('a', 'b'); document.head.append(document.createElement('i'));
      const { a, ...rest } = kit.things; for (const one of kit.list) kit(one); new kit.Part(\`\${kit.text} \${kit.size * 2}\`);
      setInterval(() => {}, 1); await kit.loaded;`;
    const found = await getPortal(t, `{ portal: { routes: [{ ...${route}, Screen: Box }], nav: [] } }`, at);
    assert.equal(found.fault, undefined);
    assert.deepEqual([found.routes[0].screen, found.frame], ['component', 'none']);
  });

  test('omits values of the wrong type', async (t) => {
    const text = `{ portal: { routes: [{ path: 1, title: null, Screen: 'Home' }, null], nav: [{}], Frame: {} } }`;
    assert.deepEqual(await getPortal(t, text), {
      routes: [
        { path: null, title: null, screen: 'other' },
        { path: null, title: null, screen: 'none' },
      ],
      nav: [{ to: null, label: null }],
      frame: 'other',
    });
  });
});

describe('a portal that cannot be described', () => {
  const faults = [
    [
      'throws while it is loaded',
      `{}`,
      `throw new Error('first\\nsecond')`,
      "The portal can't be loaded: first second",
    ],
    ['throws what is no error', `{}`, `throw 'words'`, "The portal can't be loaded: words"],
    ['uses what no page has', `{}`, `require('node:fs')`, "The portal can't be loaded: require is not defined"],
    ['exports nothing', `{}`, '', 'The module exports no portal'],
    ['has no list of routes', `{ portal: { routes: {}, nav: [] } }`, '', 'portal.routes is not a list'],
    ['has no list of links', `{ portal: { routes: [] } }`, '', 'portal.nav is not a list'],
  ];
  for (const [what, text, at, fault] of faults)
    test(what, async (t) => {
      assert.deepEqual(await getPortal(t, text, at), { fault, routes: [], nav: [], frame: 'none' });
    });
});
