import type { Page } from '@playwright/test';
import { readClipboard } from './clipboard.ts';
import { live } from './live.ts';
import { type AccountName, signIn, signInThroughForm } from './people.ts';
import { runUnregisteredOperation } from './run-unregistered-operation.ts';
import { expect, test } from './test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const row = (page: Page, title: string) => page.getByRole('row', { name: new RegExp(title) });

/** Opens the page and waits for its subscriptions. */
async function openFollowing(page: Page, name: AccountName, path: string): Promise<void> {
  const followed = page.waitForEvent('websocket', {
    predicate: async (socket) => {
      await socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('knowledgeChanged'));
      return true;
    },
  });
  await signIn(page.request, name);
  await page.goto(path);
  await followed;
}

test('a developer sees live how the founder adds, edits and withdraws a DocHub file', async ({
  page,
  browser,
  baseURL,
}) => {
  const theirs = await browser.newPage({ baseURL });
  await openFollowing(theirs, 'developer', '/contractor?tab=dochub');
  const listed = theirs.getByRole('list', { name: 'Recent Documents' });

  await openFollowing(page, 'founder', '/admin-dashboard?tab=knowledge');
  await page.getByRole('button', { name: 'Add Resource' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Resource' });
  await dialog.getByRole('button', { name: 'Create Resource' }).click();
  for (const words of ['Title is required', 'Please select a category', 'Please select a hub'])
    await dialog.getByText(words).waitFor();
  await dialog.getByLabel('Title').fill('Release Notes');
  await dialog.getByLabel('Hub').selectOption('DocHub');
  await dialog.getByLabel('Category').selectOption('Guide');
  const file = { name: 'notes.md', mimeType: 'text/markdown', buffer: Buffer.from('# What is new\n\nSorting.') };
  await dialog.getByLabel('File', { exact: true }).and(dialog.locator('input')).setInputFiles(file);
  await dialog.getByText('notes.md').waitFor();
  await dialog.getByRole('button', { name: 'Create Resource' }).click();
  await page.getByText('Resource Created!').waitFor();
  await expect(row(page, 'Release Notes')).toContainText('notes.md 0 KB');
  await listed.getByRole('link', { name: 'Release Notes' }).waitFor(live());

  await page.getByRole('button', { name: 'Edit Release Notes' }).click();
  await page.getByLabel('Title').fill('Release Notes 2');
  await page.getByRole('button', { name: 'Update Resource' }).click();
  await listed.getByRole('link', { name: 'Release Notes 2' }).waitFor(live(1500));
  await page.getByRole('button', { name: 'Unpublish Release Notes 2' }).click();
  await expect(listed.getByRole('link', { name: 'Release Notes 2' })).toHaveCount(0, live(1500));

  await page.getByRole('button', { name: 'Delete Release Notes 2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('Resource Deleted!').waitFor();
  await expect(row(page, 'Release Notes 2')).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'List of resources' })).toBeFocused();
  await theirs.context().close();
});

test("a contractor's tool suggestion appears as a draft on the founder's phone, where it is sorted and published", async ({
  page,
  playwright,
  baseURL,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFollowing(page, 'founder', '/admin-dashboard?tab=knowledge&status=draft');
  await row(page, 'Diagram Sketcher').waitFor();
  const developer = await playwright.request.newContext({ baseURL });
  await signIn(developer, 'developer');
  const query = 'mutation { suggestTool(input: { title: "Log Reader" }) { id } }';
  expect(await runUnregisteredOperation(product, developer, query)).toBeOK();
  await row(page, 'Log Reader').waitFor(live());
  for (const width of [760, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await sideways(page)).toBe(0);
  }

  await page.getByLabel('Sort by').selectOption('Title, Z to A');
  await expect(page.getByRole('row').nth(1)).toContainText('Writing for Clients');
  await page.getByRole('button', { name: 'Publish Log Reader' }).click();
  await expect(row(page, 'Log Reader')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toContainText('Writing for Clients');
  expect(page.url()).toContain('sort=-title');
  await developer.dispose();
});

test('the founder invites a contractor and copies the code', async ({ page, request }) => {
  await signIn(page.request, 'founder');
  await page.goto('/admin-dashboard?tab=invites');
  await page.getByRole('button', { name: 'Create Invitation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Invitation' });
  await dialog.getByLabel('Email').fill('rosa@example.test');
  await dialog.getByLabel('Role').selectOption('Developer');
  await dialog.getByRole('button', { name: 'Create Invitation' }).click();
  await page.getByText('Invitation Created!').waitFor();
  await page.getByRole('button', { name: 'Copy login code of rosa@example.test' }).click();
  await page.getByText('Copied!').waitFor();
  const code = await readClipboard(page);
  const data = { code, email: 'rosa@example.test' };
  const known = await request.post('/api/invitations/validate', { data });
  expect(await known.json()).toMatchObject({ role: 'developer' });
});

test('the analyst lands on the resources after signing in, opens a draft from the home page and publishes it', async ({
  page,
}) => {
  await signInThroughForm(page, 'analyst');
  await expect(page).toHaveURL('/admin-dashboard');
  await row(page, 'React Mastery').waitFor();
  await expect(page.getByRole('tab')).toHaveText(['Knowledge Hub']);
  await expect(page.getByRole('link', { name: /Admin|Projects|Tickets|Invites/ })).toHaveCount(0);

  await page.getByRole('link', { name: '10x Labs' }).click();
  await page.getByRole('link', { name: 'Writing for Clients' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Resource' });
  await expect(dialog.getByLabel('Title')).toHaveValue('Writing for Clients');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByRole('region', { name: 'Preview' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/admin-dashboard?tab=knowledge&status=draft');
  await page.getByRole('button', { name: 'Publish Writing for Clients' }).click();
  await expect(row(page, 'Writing for Clients')).toHaveCount(0);

  await page.getByLabel('Filter by status').selectOption('Published');
  await page.getByRole('button', { name: 'Unpublish Writing for Clients' }).click();
  await expect(row(page, 'Writing for Clients')).toHaveCount(0);
  await page.goto('/admin-dashboard?tab=users');
  await row(page, 'React Mastery').waitFor();
  await expect(page.getByRole('tab')).toHaveText(['Knowledge Hub']);
});

/* They can edit the resources over the API. */
test('an administrator who is not the founder has no access to the knowledge hub and is redirected home', async ({
  page,
}) => {
  await signIn(page.request, 'admin');
  await page.goto('/admin-dashboard?tab=knowledge');
  await page.getByText('This portal is restricted to administrators only.').waitFor();
  await expect(page).toHaveURL('/');
});
