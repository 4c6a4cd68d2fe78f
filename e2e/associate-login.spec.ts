import type { Page } from '@playwright/test';
import { demoPassword } from './demo-accounts.ts';
import { invite } from './invitations.ts';
import { expect, test } from './test.ts';

const associate = (page: Page) => page.getByRole('dialog', { name: 'Associate Login' });

async function openCodeForm(page: Page) {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Associate Login' }).click();
  await associate(page).getByRole('button', { name: 'I Have a Login Code' }).click();
  await expect(page.getByLabel('Login code')).toBeFocused();
}

async function enter(page: Page, code: string, email: string) {
  await page.getByLabel('Login code').fill(code);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Validate Login Code' }).click();
}

test('a client account with a code becomes a contractor', async ({ page, admin }) => {
  // A new account, because other journeys need the demo clients as clients.
  const client = await invite(admin, { role: 'client' });
  const password = 'a good long secret';
  const made = await page.request.post('/api/auth/register', {
    data: { token: client.token, firstName: 'Dana', lastName: 'Silva', password },
  });
  expect(made.status()).toBe(201);
  await page.request.post('/api/auth/logout');
  const { code, email } = await invite(admin, {
    role: 'contractor',
    contractorRole: 'developer',
    email: client.email,
  });

  await openCodeForm(page);
  await enter(page, code.toLowerCase(), email);
  await expect(page.getByText('Invitation Valid!')).toBeVisible();
  await expect(
    page.getByText('Welcome to the developer program. You will now be redirected to complete registration.'),
  ).toBeVisible();
  await expect(associate(page).getByText('developer Contractor')).toBeVisible();
  await associate(page).getByText(`${email} already has an account. Sign in to complete your registration.`).waitFor();
  await associate(page).getByRole('button', { name: 'Complete Registration' }).click();

  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/contractor-registration');
  await expect(page.getByLabel('First name')).toHaveValue('Dana');

  // Home redirects here until the registration is complete.
  await page.goto('/');
  await expect(page.getByText('Redirecting to your portal')).toBeVisible();
  await expect(page).toHaveURL('/contractor-registration');

  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await expect(page.getByText('Please select your experience level')).toBeVisible();
  await page.getByLabel('Tag name').fill(`dana${process.pid}`);
  await page.getByLabel('Experience level').selectOption('senior');
  await page.getByLabel('Technologies').fill('TypeScript, PostgreSQL and a little Go');
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await expect(page.getByText('Registration Complete!')).toBeVisible();
  await expect(page).toHaveURL('/contractor');

  await page.goto('/contractor-registration');
  await expect(page).toHaveURL('/');
});

test('a person without an account goes from the code to the join form, registers and lands in the hub', async ({
  page,
  admin,
}) => {
  const { code, email } = await invite(admin, { role: 'contractor', contractorRole: 'tester' });
  await openCodeForm(page);
  await enter(page, code, email);
  await associate(page).getByText(`Next, choose a name and a password for ${email}.`).waitFor();
  await associate(page).getByRole('button', { name: 'Complete Registration' }).click();
  await expect(page).toHaveURL('/join');
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Tester' })).toBeVisible();
  await page.getByLabel('First name').fill('Nina');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Password', { exact: true }).fill('a good long secret');
  await page.getByLabel('Confirm password').fill('a good long secret');
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await expect(page).toHaveURL('/contractor');
  await expect(page.getByText('Welcome, Nina Okafor')).toBeVisible();
});

/** Each invited role and the color token of its label in the last step. */
for (const [contractorRole, color] of [
  ['developer', 'green'],
  ['tester', 'sky'],
  ['support', 'purple'],
  ['sales', 'faint'],
] as const) {
  test(`an invited ${contractorRole} sees the role in ${color}; Back and Cancel lead out`, async ({ page, admin }) => {
    const { code, email } = await invite(admin, { role: 'contractor', contractorRole });
    await openCodeForm(page);
    await enter(page, code, email);
    const role = associate(page).getByText(`${contractorRole} Contractor`);
    await expect(role).toBeVisible();
    const [shown, token] = await role.evaluate((element, name) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = `var(--color-${name})`;
      const colors = [element, probe].map((each) => getComputedStyle(each).color);
      probe.remove();
      return colors;
    }, color);
    expect(shown).toBe(token);
    await associate(page).getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('Login code')).toBeVisible();
    await associate(page).getByRole('button', { name: 'Back' }).click();
    await associate(page).getByRole('button', { name: 'I Have a Login Code' }).click();
    await associate(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(associate(page)).toHaveCount(0);
    await page.getByRole('banner').getByRole('button', { name: 'Associate Login' }).click();
    await expect(associate(page).getByRole('button', { name: 'I Have a Login Code' })).toBeVisible();
  });
}

test('an associate with an account continues to the sign-in', async ({ page }) => {
  await page.goto('/?sign-in=associate');
  await associate(page).getByRole('button', { name: 'Continue to Contractor Hub' }).click();
  await expect(page).toHaveURL('/login');
});

test('the client dialog describes the client portal, and Cancel closes it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Client Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Client Login' });
  for (const word of ['project dashboard', 'track progress', 'manage their development solutions'])
    await expect(dialog).toContainText(word);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('a wrong code shows an error and keeps the form', async ({ page, expectNoise }) => {
  expectNoise(/Failed to load resource.* 410/);
  await openCodeForm(page);
  await page.getByRole('button', { name: 'Validate Login Code' }).click();
  await expect(page.getByText('Login code is required')).toBeVisible();
  await expect(page.getByText('Valid email is required')).toBeVisible();
  await enter(page, 'NOTACODE', 'unknown@example.test');
  await expect(page.getByRole('alert').getByText('Invalid Login Code')).toBeVisible();
  await expect(page.getByLabel('Login code')).toHaveValue('NOTACODE');
});

test("Escape and the browser's Back button close the dialog, and it reopens empty", async ({ page }) => {
  await openCodeForm(page);
  await page.keyboard.press('Escape');
  await expect(associate(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Associate Login' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(associate(page).getByRole('button', { name: 'I Have a Login Code' })).toBeVisible();
  await page.goBack();
  await expect(associate(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('focus stays in the dialog', async ({ page }) => {
  await openCodeForm(page);
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => document.activeElement?.closest('.bp6-overlay') !== null);
    expect(isInside).toBe(true);
  }
});

test('a client continues to the sign-in from the dialog', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Client Login' }).click();
  await page.getByRole('button', { name: 'Continue to Client Portal' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill('client@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/client');
});

test('registration asks signed-out visitors to sign in', async ({ page }) => {
  await page.goto('/contractor-registration');
  await expect(page.getByText('Please log in to complete contractor registration.')).toBeVisible();
  await expect(page).toHaveURL('/');
});
