import { choose } from './choose.ts';
import { findMail } from './outbox.ts';
import { signIn } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { splashSeenState } from './splash-state.ts';
import { expect, test as base } from './test.ts';

/** A product of its own: the list of action items ends at six, and other journeys make projects, too. */
const test = base.extend<object, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the requested fixtures from this pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test("a client's new project is in an administrator's action items and mail, until it has a team", async ({
  page,
  browser,
  baseURL,
  product,
}) => {
  const context = await browser.newContext({ baseURL, storageState: splashSeenState });
  await signIn(context.request, 'client2');
  const client = await context.newPage();
  await client.goto('/client/projects');
  await client.getByRole('button', { name: 'Start New Project' }).first().click();
  await client.getByLabel('Project name').fill('Marina Berths');
  await client.getByLabel('What should we build?').fill('Berths that are booked from the boat.');
  await client.getByLabel('Plan').selectOption('small');
  await client.getByRole('button', { name: 'Create Project' }).click();
  await client.getByText('Project Created').waitFor();
  await context.close();
  await findMail(product, 'founder@demo.test', 'New project from Chidi Nwosu: Marina Berths');

  await signIn(page.request, 'admin');
  await page.goto('/');
  await page.getByRole('link', { name: 'Marina Berths' }).click();
  const dialog = page.getByRole('dialog', { name: 'Marina Berths' });
  await choose(dialog.getByRole('combobox', { name: 'Developer' }), 'Devika Rao', 'devika');
  await page.getByText('The team of Marina Berths was updated').waitFor();
  await page.goto('/');
  await page.getByRole('heading', { name: 'Needs your attention' }).waitFor();
  await expect(page.getByRole('link', { name: 'Marina Berths' })).toHaveCount(0);
});
