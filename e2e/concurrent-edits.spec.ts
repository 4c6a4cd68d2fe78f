import { findAccessibilityViolations } from './accessibility-violations.ts';
import { signIn } from './people.ts';
import { splashSeenState } from './splash-state.ts';
import { expect, test } from './test.ts';

test('two administrators who edit one template overwrite nothing of each other', async ({ page, browser, baseURL }) => {
  const name = 'Shared Helper';
  await signIn(page.request, 'admin');
  await page.goto('/admin?section=ai&tab=templates');
  await page.getByRole('button', { name: 'Create Template' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('System prompt').fill('You help.');
  await page.getByRole('dialog').getByRole('button', { name: 'Create Template' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const context = await browser.newContext({ baseURL, storageState: splashSeenState });
  const other = await context.newPage();
  await signIn(other.request, 'founder');
  await other.goto('/admin?section=ai&tab=templates');
  for (const each of [page, other]) await each.getByRole('button', { name: `Edit ${name}` }).click();
  await other.getByLabel('System prompt').fill('You help in one sentence.');
  await other.getByLabel('Description').fill('For short answers');
  await other.getByRole('button', { name: 'Update Template' }).click();
  await expect(other.getByText('Template Updated')).toBeVisible();

  await page.getByLabel('System prompt').fill('You help with care.');
  await page.getByRole('button', { name: 'Update Template' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'This template was changed elsewhere' });
  await expect(notice).toContainText('You help in one sentence.');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await expect(page.getByLabel('System prompt', { exact: true })).toHaveValue('You help with care.');
  await expect(page.getByLabel('Description')).toHaveValue('For short answers');
  await page.getByRole('button', { name: 'Update Template' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await other.reload();
  await other.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(other.getByLabel('System prompt')).toHaveValue('You help with care.');
  await expect(other.getByLabel('Description')).toHaveValue('For short answers');
  await context.close();
});
