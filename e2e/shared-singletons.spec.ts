import type { APIRequest, Page } from '@playwright/test';
import { demoPassword } from './demo-accounts.ts';
import { remotes } from '../scripts/paths.mjs';
import { type AccountName, signIn } from './people.ts';
import { expect, test } from './test.ts';

/** A text that appears exactly once in each copy of a library. */
const marks = {
  react: 'takes an object of state variables',
  'react-dom': '__reactContainer$',
  'styled-components': 'data-styled-version',
  blueprint: 'typeof BLUEPRINT_NAMESPACE',
  router: '__reactRouterVersion',
  apollo: '__APOLLO_CLIENT__',
};
const once = Object.fromEntries(Object.keys(marks).map((name) => [name, 1]));

/** Accounts with their screens, a text of each screen and the dialog to open. */
const visits: Array<{
  as?: AccountName;
  welcome: string;
  screens: Array<[path: string, settled: string, press?: string]>;
}> = [
  {
    welcome: 'Welcome, Clara',
    screens: [
      ['/client', '% Complete'],
      ['/client/projects', 'When do you need it?', 'Start New Project'],
    ],
  },
  {
    as: 'developer',
    welcome: 'Welcome, Devika',
    screens: [
      ['/contractor?tab=jarvis', 'Sign-in of the booking portal'],
      ['/contractor', 'New request, since'],
    ],
  },
  {
    as: 'admin',
    welcome: 'Welcome, Adaeze',
    screens: [
      ['/admin', 'Database'],
      ['/admin/tickets', 'Deposits show in the wrong currency'],
      ['/sales-portal', 'Clinic Client Portal'],
      ['/project-manager-portal?tab=tasks', 'Create task', 'New task'],
    ],
  },
];

test('each library is loaded once, even after visiting every portal in one page', async ({ page, playwright }) => {
  test.slow();
  const scripts = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()));
  const traces: Traces[] = [];
  const lookAt = async (settled: string) => {
    await page.getByText(settled).filter({ visible: true }).first().waitFor();
    traces.push(await page.evaluate(tracesInPage));
  };

  await page.goto('/');
  await page.evaluate(() => void Object.assign(window, { neverReloaded: true }));
  await page.getByRole('button', { name: 'Start Your Project' }).first().click();
  await lookAt('I agree to the privacy policy and to be contacted.');
  await goTo(page, '/contact');
  await lookAt('Integrates existing tools');

  await goTo(page, '/login');
  await page.getByLabel('Email').fill('client@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  for (const { as, welcome, screens } of visits) {
    if (as) await changeSeats(page, playwright.request, as);
    await page.getByText(welcome).waitFor();
    for (const [path, settled, press] of screens) {
      await goTo(page, path);
      if (press) await page.getByRole('button', { name: press }).first().click();
      await lookAt(settled);
      if (press) await page.keyboard.press('Escape');
    }
  }

  expect(await page.evaluate(() => 'neverReloaded' in window)).toBe(true);
  const visited = remotes.filter((name: string) => [...scripts].some((url) => url.includes(`/remotes/${name}/`)));
  expect(visited, 'the code of every remote is in this page').toEqual(remotes);
  const code = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()));
  expect(copiesIn(code.join('\n')), 'copies in all scripts of the page').toEqual(once);

  const [first] = traces;
  expect(first).toMatchObject({ reactDoms: [expect.any(String)], styleSheets: 1, toasters: 1 });
  for (const trace of traces) expect(trace).toMatchObject({ ...first, blueprints: expect.any(Array) });
  expect(
    new Set(traces.flatMap(({ blueprints }) => blueprints)).size,
    'versions of Blueprint that drew something',
  ).toBe(1);
});

test('developer tools show the host, remotes and versions, and public pages request no manifest or runtime', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Your Project' }).first().click();
  await page.getByText('I agree to the privacy policy and to be contacted.').waitFor();
  expect(requests.filter((path) => path.includes('federation'))).toEqual([]);

  await signIn(page.request, 'client');
  await page.goto('/client');
  await page.getByText('% Complete').first().waitFor();
  const { instances, remote } = await page.evaluate(() => {
    const { __INSTANCES__, moduleInfo } = (globalThis as unknown as { __FEDERATION__: Federation }).__FEDERATION__;
    const [, found] = Object.entries(moduleInfo).find(([name]) => name.startsWith('mfe_client')) ?? [];
    return { instances: __INSTANCES__.map(({ name }) => name), remote: found };
  });
  expect(instances).toEqual(['shell', 'mfe_client']);
  const registry = (await (await page.request.get('/remotes.json')).json()) as Record<string, { version: string }>;
  const version = registry.mfe_client?.version;
  expect(remote).toMatchObject({ buildVersion: version });
  expect(requests.filter((path) => path.endsWith('mf-manifest.json'))).toEqual([]);
  const published = await page.request.get(`/remotes/mfe-client/${version}/mf-manifest.json`);
  expect(await published.json()).toMatchObject({ name: 'mfe_client', exposes: [{ name: 'portal' }] });
});

/** The runtime's data for developer tools: https://module-federation.io/guide/debug/chrome-devtool */
interface Federation {
  __INSTANCES__: Array<{ name: string }>;
  moduleInfo: Record<string, object>;
}

/** Navigates like a link: the shell stays and loads the screen of the path. */
const goTo = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** Switches to another account without a reload: when its session ends, the page refetches the viewer. */
async function changeSeats(page: Page, request: APIRequest, name: AccountName): Promise<void> {
  const baseURL = new URL(page.url()).origin;
  const leaving = await request.newContext({ baseURL, storageState: await page.context().storageState() });
  const coming = await request.newContext({ baseURL });
  await signIn(coming, name);
  await page.context().addCookies((await coming.storageState()).cookies);
  await leaving.post('/api/auth/logout');
  await Promise.all([leaving.dispose(), coming.dispose()]);
}

const copiesIn = (code: string) =>
  Object.fromEntries(Object.entries(marks).map(([name, mark]) => [name, code.split(mark).length - 1]));

type Traces = ReturnType<typeof tracesInPage>;

/** Traces of the libraries in the document: each copy of react-dom marks its nodes with a random key. */
function tracesInPage() {
  const nodes = [...document.querySelectorAll('*')];
  const keys = nodes.flatMap((node) => Object.keys(node));
  const ends = (start: string) => [
    ...new Set(keys.filter((key) => key.startsWith(start)).map((key) => key.split('$')[1])),
  ];
  const classes = nodes.flatMap((node) => [...node.classList]);
  return {
    reactDoms: ends('__reactFiber$'),
    styleSheets: document.querySelectorAll('style[data-styled="active"]').length,
    toasters: document.querySelectorAll('div:has(> output + [role="alert"])').length,
    blueprints: [...new Set(classes.flatMap((name) => /^bp\d+(?=-)/.exec(name) ?? []))],
  };
}
