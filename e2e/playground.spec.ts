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
  await expect(
    page.getByText('Projects visible to the viewer, newest first by default', { exact: true }),
  ).toBeVisible();

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
