import { getProjectRow, signIn, signInThroughForm } from './people.ts';
import { runUnregisteredOperation } from './run-unregistered-operation.ts';
import { expect, test } from './test.ts';

test('a client signs in, sees their projects and figures, and signs out', async ({ page }) => {
  await signInThroughForm(page, 'client');
  await expect(page.getByText('Login Successful')).toBeVisible();
  await expect(page).toHaveURL('/client');

  await expect(page.getByText('Welcome, Clara Meyer')).toBeVisible();
  const harbour = getProjectRow(page, 'Harbour Booking Portal');
  await expect(harbour).toContainText('In progress');
  await expect(harbour).toContainText('Dev: Devika');
  await expect(harbour).toContainText('QA: Tomás');
  await expect(harbour).toContainText(/\d+% Complete/);

  for (const [label, figure] of cards) {
    await expect(page.getByRole('definition').nth(cards.findIndex(([name]) => name === label))).toContainText(figure);
    await expect(page.getByRole('term').filter({ hasText: label })).toBeVisible();
  }

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});

const cards: Array<[string, RegExp]> = [
  ['Active Projects', /\d/],
  ['Total Invested', /^\$[\d,]+/],
  ['Monthly Support', /^\$[\d,]+/],
  ['Money Saved', /\$156k/],
];

test('another client sees only their own projects', async ({ page }) => {
  await signIn(page.request, 'client2');
  await page.goto('/client');
  await expect(page.getByText('Welcome, Chidi Nwosu')).toBeVisible();
  await expect(page.getByText(/% Complete/).first()).toBeVisible();
  await expect(page.getByText('Harbour Booking Portal')).toHaveCount(0);
});

test("an open page shows a developer's change without a reload", async ({ page, playwright, baseURL, product }) => {
  await signIn(page.request, 'client');
  const sockets: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sockets.push(String(payload))));
  await page.goto('/client');
  const harbour = getProjectRow(page, 'Harbour Booking Portal');
  await expect(harbour).toContainText(/% Complete/);
  await expect.poll(() => sockets.some((frame) => frame.includes('"subscribe"'))).toBe(true);

  const developer = await playwright.request.newContext({ baseURL });
  await signIn(developer, 'developer');
  const projects: Array<{ id: string; title: string; progress: number }> = await (
    await developer.get('/api/projects')
  ).json();
  const project = projects.find(({ title }) => title === 'Harbour Booking Portal');
  const progress = project?.progress === 71 ? 72 : 71;
  const query =
    'mutation Move($id: ID!, $input: UpdateProjectInput!) { updateProject(id: $id, input: $input) { progress } }';
  const variables = { id: project?.id, input: { progress } };
  const reply = await runUnregisteredOperation(product, developer, query, variables);
  expect(await reply.json()).toEqual({ data: { updateProject: { progress } } });

  await expect(harbour).toContainText(`${progress}% Complete`);
  await developer.dispose();
});
