import type { Page } from '@playwright/test';
import { live } from './live.ts';
import { type AccountName, signIn } from './people.ts';
import { expect, test } from './test.ts';

const sidewards = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test("the founder creates and assigns a role, which ends the person's sessions and appears live in the audit log", async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const tester = await playwright.request.newContext({ baseURL });
  await signIn(tester, 'tester');
  await signIn(page.request, 'founder');
  const beside = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: await page.context().storageState(),
  });
  const auditLog = await beside.newPage();
  const following = auditLog.waitForEvent('websocket', (socket) => socket.url().includes('/graphql'));
  await auditLog.goto('/admin-dashboard/audit');
  await following;
  await auditLog.getByRole('heading', { name: 'Today' }).waitFor();

  await page.goto('/admin-dashboard?tab=roles');
  await page.getByRole('button', { name: 'Create Role' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Role' });
  await dialog.getByLabel('Role name').fill('release_captain');
  await dialog.getByLabel('Display name').fill('Release captain');
  await dialog.getByLabel('Add a permission').fill('approve releases');
  await dialog.getByRole('button', { name: 'Create Role' }).click();
  await expect(page.getByText('Role Created!')).toBeVisible();
  await expect(auditLog.getByText('Created a contractor role: Release captain')).toBeVisible(live());

  await page.getByRole('tab', { name: 'Users' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('tester@');
  const row = page.getByRole('list', { name: 'Users' }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(/\d open sessions?/);
  await row.getByRole('button', { name: /^Change role of/ }).click();
  await page.getByLabel('Contractor role').selectOption('release_captain');
  await page.getByRole('button', { name: 'Change Role', exact: true }).click();
  await expect(row).toContainText('Contractor, Release captain');
  await expect(row).toContainText('Not signed in');
  await expect(row.getByRole('button', { name: /^Change role of/ })).toBeFocused();
  await expect(auditLog.getByText('from Tester to Release captain')).toBeVisible(live());
  expect((await tester.get('/api/auth/user')).status()).toBe(401);

  await row.getByRole('button', { name: /^Deactivate/ }).click();
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(row.getByRole('button', { name: /^Reactivate/ })).toBeFocused();
  await row.getByRole('button', { name: /^Reactivate/ }).click();
  await expect(auditLog.getByText('Reactivated an account: ')).toBeVisible();
  await row.getByRole('button', { name: /^Change role of/ }).click();
  await page.getByLabel('Contractor role').selectOption('tester');
  await page.getByRole('button', { name: 'Change Role', exact: true }).click();
  await expect(auditLog.getByText('from Release captain to Tester')).toBeVisible();
  await Promise.all([beside.close(), tester.dispose()]);
});

test('on a phone no founder screen scrolls sideways, and the settings show no secrets', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page.request, 'founder');
  const rooms = [
    ['/admin-dashboard?tab=roles', 'Current roles'],
    ['/admin-dashboard?tab=users', 'Users'],
    ['/admin-dashboard?tab=settings', 'DATABASE_URL'],
    ['/admin-dashboard/audit', 'Today'],
    ['/admin-dashboard/access?who=sales', 'createLead'],
  ] as const;
  for (const [path, settled] of rooms) {
    await page.goto(path);
    await page
      .getByLabel(settled, { exact: true })
      .or(page.getByText(settled, { exact: true }))
      .first()
      .waitFor();
    expect([path, await sidewards(page)]).toEqual([path, 0]);
  }
  await page.goto('/admin-dashboard?tab=settings');
  await page.getByText('FOUNDER_PASSWORD').waitFor();
  await expect(page.locator('body')).not.toContainText('demo-password');
});

test('everyone but the founder is redirected, including administrators', async ({ page }) => {
  const others: AccountName[] = ['admin', 'analyst', 'pm', 'client'];
  for (const name of others) {
    await page.context().clearCookies();
    await signIn(page.request, name);
    for (const path of ['/admin-dashboard/audit', '/admin-dashboard/access']) {
      await page.goto(path);
      await page.waitForURL((url) => !url.pathname.startsWith('/admin-dashboard'));
    }
  }
});
