import { enterPassword, createNewcomer, newcomerPassword } from './newcomers.ts';
import { findMailedLink } from './outbox.ts';
import { expect, test } from './test.ts';

const newPassword = 'another good long one';

test('a password reset link works once', async ({ page, admin, product, expectNoise }) => {
  const email = await createNewcomer(admin, page);
  await page.request.post('/api/auth/logout');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();

  const link = await findMailedLink(product, email, '/reset-password');
  await page.goto(link);
  await page.getByLabel('New password').fill(newPassword);
  await page.getByLabel('Confirm password').fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(page).toHaveURL('/login');

  expectNoise(/Failed to load resource.* 40[01]/);
  await enterPassword(page, email);
  await expect(page.getByText('Login Failed')).toBeVisible();
  await enterPassword(page, email, newPassword);
  await expect(page).toHaveURL('/client');

  // Works even while signed in.
  await page.goto(link);
  await page.getByLabel('New password').fill(newcomerPassword);
  await page.getByLabel('Confirm password').fill(newcomerPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'Invalid Link' })).toBeVisible();
  await expect(page.getByText('This link is invalid or has expired. Please request a new one')).toBeVisible();
});

test('an unknown email gets the same answer', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('unknown@example.test');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
});
