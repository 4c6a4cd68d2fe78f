import { demoPassword } from './demo-accounts.ts';
import { runSql } from './database.ts';
import { createNewcomer, newcomerPassword } from './newcomers.ts';
import { signIn } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { expect, test as base } from './test.ts';

const test = base.extend({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the requested fixtures from this pattern
    async ({}, use) => {
      // Sessions are in the database, where these journeys change them.
      const product = await startProduct({ REDIS_URL: '' });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** Makes all sessions look old. Call it right after a sign-in, before the server caches the session. */
const passSixMinutes = (product: Product) =>
  runSql(
    product.databaseUrl(),
    `update session set sess = jsonb_set(sess::jsonb, '{authenticatedAt}', to_jsonb($1::text))::json
      where sess->'viewer' is not null`,
    [new Date(Date.now() - 6 * 60_000).toISOString()],
  );

test('an administrator re-authenticates in the dialog before a release key is created', async ({ page, product }) => {
  await signIn(page.request, 'admin');
  await passSixMinutes(product);
  await page.goto('/admin/releases');
  await page.getByRole('button', { name: 'Create key' }).click();
  const form = page.getByRole('dialog', { name: 'Create release key' });
  await form.getByLabel('Team').fill('Night shift');
  await form.getByLabel('Held by').fill('developer@demo.test');
  await form.getByLabel('Client portal').check();
  await form.getByRole('button', { name: 'Create key' }).click();

  const question = page.getByRole('dialog', { name: "Confirm it's you" });
  const password = question.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(form.getByLabel('Team')).toHaveValue('Night shift');

  await form.getByRole('button', { name: 'Create key' }).click();
  await password.fill('not mine');
  await page.keyboard.press('Enter');
  await expect(question.getByText('This is not your password')).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Key of Night shift' })).toContainText('Shown only once');
});

test('a confirmation keeps this page, with its open socket, and other tabs signed in', async ({
  page,
  context,
  product,
}) => {
  await signIn(page.request, 'admin');
  await passSixMinutes(product);
  const other = await context.newPage();
  const sockets = [];
  for (const tab of [other, page]) {
    const opened = tab.waitForEvent('websocket');
    await tab.goto('/admin/releases');
    const socket = await opened;
    await socket.waitForEvent('framereceived');
    sockets.push(socket);
  }
  await page.getByRole('button', { name: 'Create key' }).click();
  const form = page.getByRole('dialog', { name: 'Create release key' });
  await form.getByLabel('Team').fill('Early shift');
  await form.getByLabel('Held by').fill('developer@demo.test');
  await form.getByLabel('Client portal').check();
  await form.getByRole('button', { name: 'Create key' }).click();
  const question = page.getByRole('dialog', { name: "Confirm it's you" });
  await question.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Key of Early shift' })).toContainText('Shown only once');
  await other.getByRole('button', { name: 'Create key' }).click();
  await expect(other.getByRole('dialog', { name: 'Create release key' })).toBeVisible();
  expect(sockets.map((socket) => socket.isClosed())).toEqual([false, false]);
  for (const tab of [other, page]) expect(new URL(tab.url()).pathname).toBe('/admin/releases');
});

test('ending other sessions requires a confirmation and keeps the current session', async ({
  page,
  admin,
  product,
  playwright,
  baseURL,
}) => {
  const email = await createNewcomer(admin, page);
  const other = await playwright.request.newContext({ baseURL });
  for (const browser of [other, page.request])
    await expect(await browser.post('/api/auth/login', { data: { email, password: newcomerPassword } })).toBeOK();
  await passSixMinutes(product);
  await page.goto('/account');
  const sessions = page.getByRole('list', { name: 'Open sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await page.getByRole('button', { name: 'End all other sessions' }).click();
  const question = page.getByRole('dialog', { name: "Confirm it's you" });
  await question.getByLabel('Password', { exact: true }).fill(newcomerPassword);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(sessions).toHaveCount(1);
  expect((await other.get('/api/auth/user')).status()).toBe(401);
  await other.dispose();
});
