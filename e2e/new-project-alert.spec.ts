import { choose } from './choose.ts';
import { findMail } from './outbox.ts';
import { test } from './own-product.ts';
import { signIn } from './people.ts';
import { splashSeenState } from './splash-state.ts';
import { expect } from './test.ts';

// The list of action items ends at six, and other journeys make projects, too.
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
