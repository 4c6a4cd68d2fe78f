import type { APIRequestContext, Page } from '@playwright/test';
import { invite } from './invitations.ts';
import { linkMailedTo } from './outbox.ts';
import { expect, test } from './test.ts';

const oldPassword = 'a good long secret';
const newPassword = 'another good long one';

/** Somebody new: the passwords of the demo accounts are wanted elsewhere. */
async function makeClient(admin: APIRequestContext, page: Page): Promise<string> {
  const { token, email } = await invite(admin, { role: 'client' });
  const account = { token, firstName: 'Mara', lastName: 'Lindqvist', password: oldPassword };
  expect((await page.request.post('/api/auth/register', { data: account })).status()).toBe(201);
  await page.request.post('/api/auth/logout');
  return email;
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('who forgot their password gets a link to a new one, which works once', async ({
  page,
  admin,
  product,
  expectNoise,
}) => {
  const email = await makeClient(admin, page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeFocused();

  const link = await linkMailedTo(product, email, '/reset-password');
  await page.goto(link);
  await page.getByLabel('New password').fill(newPassword);
  await page.getByLabel('Confirm password').fill(newPassword);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password Changed')).toBeVisible();
  await expect(page).toHaveURL('/login');

  expectNoise(/Failed to load resource.* 40[01]/);
  await signIn(page, email, oldPassword);
  await expect(page.getByText('Login Failed')).toBeVisible();
  await signIn(page, email, newPassword);
  await expect(page).toHaveURL('/client');

  // Also while one is signed in.
  await page.goto(link);
  await page.getByLabel('New password').fill(oldPassword);
  await page.getByLabel('Confirm password').fill(oldPassword);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByRole('heading', { name: 'Invalid Link' })).toBeVisible();
  await expect(page.getByText('This link is invalid or has expired. Please ask for a new one')).toBeVisible();
});

test('an unknown e-mail gets the same answer', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('nobody@example.test');
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
});
