import { enterPassword, createNewcomer, newcomerPassword } from './newcomers.ts';
import { signIn } from './people.ts';
import { expect, test } from './test.ts';

for (const width of [1280, 390]) {
  test(`the name leads to the account page and back, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page.request, 'pm');
    await page.goto('/project-manager-portal');
    await page.getByRole('link', { name: /^Welcome, / }).click();
    await expect(page).toHaveURL('/account');
    await expect(page).toHaveTitle('Your account · 10x Labs');
    const profile = page.getByRole('region', { name: 'Profile' });
    await expect(profile).toContainText('pm@demo.test');
    await expect(profile).toContainText('Contractor · Project manager');
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(sideways, 'the page does not scroll sideways').toBe(false);
    await page.getByRole('link', { name: 'Back to your portal' }).click();
    await expect(page).toHaveURL('/project-manager-portal');
  });
}

test('ending another session signs that browser out at once: its socket and its next action', async ({
  page,
  admin,
  browser,
  baseURL,
}) => {
  const email = await createNewcomer(admin, page);
  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await other.goto('/login');
  await enterPassword(other, email);
  const opened = other.waitForEvent('websocket');
  await expect(other).toHaveURL('/client');
  const socket = await opened;
  const third = await context.newPage();
  await third.goto('/account');
  const name = third.getByLabel('Passkey name');
  await expect(name).toBeVisible();

  await page.goto('/account');
  const sessions = page.getByRole('list', { name: 'Open sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: 'This session' })).toHaveCount(1);
  const closed = socket.waitForEvent('close');
  await page.getByRole('button', { name: /^End the session of Chrome/ }).click();
  await expect(sessions).toHaveCount(1);
  await expect(page.getByText("You aren't signed in anywhere else.")).toBeVisible();

  await closed;
  await expect(other).toHaveURL('/login?returnTo=%2Fclient');
  await third.getByRole('button', { name: 'Set up' }).click();
  await expect(third).toHaveURL('/login?returnTo=%2Faccount');
  await context.close();
});

test('a person ends all other sessions', async ({ page, admin, playwright, baseURL }) => {
  const email = await createNewcomer(admin, page);
  const others = await Promise.all([1, 2].map(() => playwright.request.newContext({ baseURL })));
  for (const other of others) {
    await expect(await other.post('/api/auth/login', { data: { email, password: newcomerPassword } })).toBeOK();
  }
  await page.goto('/account');
  const sessions = page.getByRole('list', { name: 'Open sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(3);
  await page.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(sessions).toHaveCount(1);
  for (const other of others) {
    expect((await other.get('/api/auth/user')).status()).toBe(401);
    await other.dispose();
  }
});

test('a person changes their password, and other sessions end', async ({
  page,
  admin,
  playwright,
  baseURL,
  expectNoise,
}) => {
  expectNoise(/Failed to load resource.* 400/);
  const email = await createNewcomer(admin, page);
  const other = await playwright.request.newContext({ baseURL });
  await other.post('/api/auth/login', { data: { email, password: newcomerPassword } });
  await page.goto('/account');
  await page.getByLabel('Current password').fill('not the one at all');
  await page.getByLabel('New password').fill('another good long one');
  await page.getByLabel('Confirm password').fill('another good long one');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This is not your current password')).toBeVisible();
  await page.getByLabel('Current password').fill(newcomerPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Open sessions' }).getByRole('listitem')).toHaveCount(1);
  expect((await other.get('/api/auth/user')).status()).toBe(401);
  await other.dispose();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
  await page.goto('/login');
  await enterPassword(page, email, 'another good long one');
  await expect(page).toHaveURL('/client');
});
