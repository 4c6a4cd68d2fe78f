import { demoPassword } from './demo-accounts.ts';
import { signIn, signInByHand } from './people.ts';
import { expect, test } from './test.ts';

test('an empty form says what it needs', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
});

test('a wrong password shows a toast and keeps the form', async ({ page, expectNoise }) => {
  expectNoise(/Failed to load resource.* 401/);
  await page.goto('/login');
  await page.getByLabel('Email').fill('client@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('wrong-password-123');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Login Failed')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email')).toHaveValue('client@demo.test');
});

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill(demoPassword);
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: /show password/i }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: /hide password/i }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('who asked for a screen and had to sign in first lands on that screen', async ({ page }) => {
  await page.goto('/sales-portal', { waitUntil: 'commit' });
  // It is there for half a second: a look at each frame sees it, one now and then does not.
  await page.getByText('You are logged out. Logging in again...').waitFor();
  await expect(page).toHaveURL('/login?returnTo=%2Fsales-portal');
  await page.getByLabel('Email').fill('sales@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/sales-portal');
});

test('who is signed in and opens the sign-in goes home', async ({ page }) => {
  await signIn(page.request, 'client');
  await page.goto('/login');
  await expect(page).toHaveURL('/');
});

test('the founder signs in at the same form', async ({ page }) => {
  await signInByHand(page, 'founder');
  await expect(page).toHaveURL('/admin');
});
