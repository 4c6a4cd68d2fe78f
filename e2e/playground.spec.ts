import { signIn } from './people.ts';
import { expect, test } from './test.ts';

const query = 'mutation ($id: ID!) { updateProject(id: $id, input: { progress: 37 }) { progress } }';

test('the playground runs a query and a subscription on the session, with the documentation, all from this server', async ({
  page,
  playwright,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !/^(data|blob):/.test(request.url())) elsewhere.push(request.url());
  });
  await signIn(page.request, 'client');
  const sockets: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sockets.push(String(payload))));
  await page.goto('/graphql');
  const answer = page.getByLabel('Operation response').or(page.locator('.graphiql-response'));
  // It has a menu once the operations have been read.
  const run = page.getByRole('button', { name: /Execute/ }).and(page.locator('[aria-haspopup=menu]'));

  await run.click();
  await page.getByRole('menuitem', { name: 'Mine' }).click();
  await expect(answer.first()).toContainText('Clara');

  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.getByRole('link', { name: 'Query' }).click();
  await expect(
    page.getByText('The projects that one may see, newest first where nothing else is said', { exact: true }),
  ).toBeVisible();

  await run.click();
  await page.getByRole('menuitem', { name: 'Live' }).click();
  await expect.poll(() => sockets.some((frame) => frame.includes('"subscribe"'))).toBe(true);
  const developer = await playwright.request.newContext({ baseURL });
  await signIn(developer, 'developer');
  const projects: Array<{ id: string; title: string }> = await (await developer.get('/api/projects')).json();
  const { id } = projects.find(({ title }) => title === 'Harbour Booking Portal') ?? {};
  expect(await developer.post('/graphql', { data: { query, variables: { id } } })).toBeOK();
  await expect(answer.first()).toContainText('Harbour Booking Portal: 37% complete');
  await developer.dispose();
  expect(elsewhere).toEqual([]);
});
