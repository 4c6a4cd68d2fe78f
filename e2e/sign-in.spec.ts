import { demoPassword } from './demo-accounts.ts';
import { signIn, signInThroughForm } from './people.ts';
import { expect, test } from './test.ts';

test('an empty form shows the required fields', async ({ page }) => {
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
  const toast = page.getByRole('alert').filter({ hasText: 'Login Failed' });
  await expect(toast).toContainText('Invalid email or password');
  expect((await toast.boundingBox())?.width).toBeLessThanOrEqual(420);
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email')).toHaveValue('client@demo.test');
});

test('a toast closes after five seconds, and a new one replaces it', async ({ page, expectNoise }) => {
  expectNoise(/Failed to load resource.* 401/);
  await page.clock.install();
  await page.goto('/login');
  await page.getByLabel('Email').fill('client@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('wrong-password-123');
  const signInNow = page.getByRole('button', { name: 'Sign In', exact: true });
  for (let times = 0; times < 2; times += 1) {
    await signInNow.click();
    await expect(page.getByText('Login Failed')).toHaveCount(1);
    await expect(signInNow).toBeEnabled();
  }
  await page.mouse.move(0, 0);
  await page.clock.fastForward(5000);
  await expect(page.getByText('Login Failed')).toHaveCount(0);
});

test('the form shows progress, greets and redirects after a second', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((go) => (answer = go));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('mutation SignIn')) await held;
    await route.continue();
  });
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await expect(page.getByText('New accounts come by invitation from an administrator.')).toBeVisible();
  await page.getByLabel('Email').fill('client@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
  const from = Date.now();
  answer();
  await page.getByText('Redirecting to your portal').waitFor();
  await expect(page.getByRole('status').filter({ hasText: 'Login Successful' })).toContainText(
    'Welcome back to 10x Labs!',
  );
  await page.waitForURL('/client');
  expect(Date.now() - from).toBeGreaterThanOrEqual(1000);
});

for (const [name, portal] of [
  ['admin', '/admin'],
  ['sales', '/sales-portal'],
  ['pm', '/project-manager-portal'],
  ['support', '/contractor'],
  ['analyst', '/admin-dashboard'],
] as const) {
  test(`${name} lands in ${portal} after signing in`, async ({ page }) => {
    await signInThroughForm(page, name);
    await expect(page.getByText('Login Successful')).toBeVisible();
    await expect(page).toHaveURL(portal);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  });
}

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

test('after a required sign-in the requested screen opens', async ({ page }) => {
  // On screen for half a second, then the page goes to the sign-in: the page itself notes that it was there.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body?.textContent.includes('You are logged out. Logging in again...'))
        sessionStorage.setItem('notice', 'shown');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/sales-portal', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/login?returnTo=%2Fsales-portal');
  expect(await page.evaluate(() => sessionStorage.getItem('notice'))).toBe('shown');
  await page.getByLabel('Email').fill('sales@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/sales-portal');
});

test('signed-in people who open the sign-in are redirected home', async ({ page }) => {
  await signIn(page.request, 'client');
  await page.goto('/login');
  await expect(page).toHaveURL('/');
});

test('the founder signs in with the same form', async ({ page }) => {
  await signInThroughForm(page, 'founder');
  await expect(page).toHaveURL('/admin');
});
