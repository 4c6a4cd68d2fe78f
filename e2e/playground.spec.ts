import type { Page } from '@playwright/test';
import { signIn } from './people.ts';
import { runUnregisteredOperation } from './run-unregistered-operation.ts';
import { expect, test } from './test.ts';

const query = 'mutation ($id: ID!) { updateProject(id: $id, input: { progress: 37 }) { progress } }';

const answer = (page: Page) => page.getByLabel('Operation response').or(page.locator('.graphiql-response')).first();

/** Runs an operation from the editor. */
async function run(page: Page, name: 'Mine' | 'Live'): Promise<void> {
  // The menu appears once the operations have been parsed.
  await page
    .getByRole('button', { name: /Execute/ })
    .and(page.locator('[aria-haspopup=menu]'))
    .click();
  await page.getByRole('menuitem', { name }).click();
}

test('administrators can run queries and subscriptions with their session and read the docs, all served by this server', async ({
  page,
  playwright,
  baseURL,
  product,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !/^(data|blob):/.test(request.url())) elsewhere.push(request.url());
  });
  await signIn(page.request, 'admin');
  const sockets: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sockets.push(String(payload))));
  await page.goto('/graphql');

  await run(page, 'Mine');
  await expect(answer(page)).toContainText('Adaeze');

  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.getByRole('link', { name: 'Query' }).click();
  await expect(page.getByText('Projects visible to the viewer', { exact: true })).toBeVisible();

  await run(page, 'Live');
  await expect.poll(() => sockets.some((frame) => frame.includes('"subscribe"'))).toBe(true);
  const developer = await playwright.request.newContext({ baseURL });
  await signIn(developer, 'developer');
  const projects: Array<{ id: string; title: string }> = await (await developer.get('/api/projects')).json();
  const { id } = projects.find(({ title }) => title === 'Harbour Booking Portal') ?? {};
  expect(await runUnregisteredOperation(product, developer, query, { id })).toBeOK();
  await expect(answer(page)).toContainText('Harbour Booking Portal: 37% complete');
  await developer.dispose();
  expect(elsewhere).toEqual([]);
});

test('the playground opens with the examples of the role in one tab, again after a reload, and sends headers', async ({
  page,
}) => {
  await signIn(page.request, 'admin');
  await page.goto('/graphql');
  const tabs = page.getByRole('tab').or(page.locator('.graphiql-tab'));
  await expect(tabs).toHaveText(['Mine']);
  await expect(page.getByText('dashboardStats')).toBeVisible();
  await page.reload();
  await expect(page.getByText('dashboardStats')).toBeVisible();
  await expect(tabs).toHaveText(['Mine']);

  await page.getByRole('button', { name: 'Headers', exact: true }).click();
  await page.locator('.graphiql-editor-tool .monaco-editor').last().click();
  await page.keyboard.insertText('{"x-trial": "1"}');
  const sent = page.waitForRequest((request) => request.postData()?.includes('query Mine') ?? false);
  await run(page, 'Mine');
  expect((await sent).headers()['x-trial']).toBe('1');
});

test('the documentation is sorted, and everything is in reach on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page.request, 'admin');
  await page.goto('/graphql');
  await run(page, 'Mine');
  await expect(answer(page)).toContainText('Adaeze');
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  const types = page.locator('.graphiql-doc-explorer-section-content').last().getByRole('link');
  const names = await types.allTextContents();
  expect(names.length).toBeGreaterThan(100);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  for (const part of ['.graphiql-plugin', '.graphiql-query-editor', '.graphiql-response']) {
    const box = await page.locator(part).boundingBox();
    expect(box?.width, part).toBeGreaterThan(300);
    expect(box?.height, part).toBeGreaterThan(120);
    expect((box?.x ?? 0) + (box?.width ?? 0), part).toBeLessThanOrEqual(390);
  }
});

test('the playground is closed to everyone but administrators and reveals nothing of the schema', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/403 \(Forbidden\)/);
  await signIn(page.request, 'client');
  await page.goto('/graphql');
  await expect(answer(page)).toContainText('sign in as an administrator to use the playground');
  await run(page, 'Mine');
  await expect(answer(page)).toContainText('This server runs only the operations of its portals');
  await expect(answer(page)).not.toContainText('Clara');
});

test('only operations registered by a portal run in production', async ({ page, admin }) => {
  const replies: Array<{ query: string; status: number }> = [];
  page.on('response', (response) => {
    const { query: sent } = response.url().endsWith('/graphql') ? response.request().postDataJSON() : {};
    if (sent) replies.push({ query: sent, status: response.status() });
  });
  await signIn(page.request, 'client');
  await page.goto('/client/projects');
  await page.getByRole('heading', { name: 'Harbour Booking Portal' }).waitFor();
  expect(replies.length).toBeGreaterThan(0);
  expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
  const [{ query: known } = { query: '' }] = replies;
  const changed = known.replace('{', '{ again: __typename ');
  for (const request of [page.request, admin])
    expect((await request.post('/graphql', { data: { query: changed } })).status()).toBe(403);
});
