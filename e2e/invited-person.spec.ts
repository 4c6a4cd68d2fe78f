import type { Page } from '@playwright/test';
import { runSql } from './database.ts';
import { invite } from './invitations.ts';
import { runUnregisteredOperation } from './run-unregistered-operation.ts';
import { expect, test } from './test.ts';

/** The browser logs error responses. */
const goneMessage = /Failed to load resource.* 410/;

async function fillIn(page: Page) {
  await page.getByLabel('First name').fill('Nina');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Password', { exact: true }).fill('a good long secret');
  await page.getByLabel('Confirm password').fill('a good long secret');
}

async function expectInvalid(page: Page, link: string) {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Invalid Invitation' })).toBeVisible();
  await expect(
    page.getByText(
      'This invitation link is invalid or has expired. Please contact your administrator for a new invitation.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('alert').getByText('Invalid Invite', { exact: true })).toBeVisible();
}

test('an invited client opens the link, registers and lands in the client portal; the link works once', async ({
  page,
  admin,
  expectNoise,
}) => {
  const { joinUrl, email } = await invite(admin, { role: 'client' });
  await page.goto(joinUrl);
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Client' })).toBeVisible();
  await fillIn(page);
  await page.getByRole('button', { name: 'Complete Registration' }).dblclick();
  await expect(page.getByText('Registration Successful')).toBeVisible();
  await expect(page.getByText('Redirecting to your portal')).toBeVisible();
  await expect(page).toHaveURL('/client');
  await expect(page.getByText('Welcome, Nina Okafor')).toBeVisible();
  await expect(page.getByText('No active projects yet')).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
  expectNoise(goneMessage);
  await expectInvalid(page, joinUrl);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('an invited contractor opens the link, registers and lands in the hub', async ({ page, admin }) => {
  const { joinUrl } = await invite(admin, { role: 'contractor', contractorRole: 'tester' });
  await page.goto(joinUrl);
  await expect(page.getByRole('definition').filter({ hasText: 'Tester' })).toBeVisible();
  await fillIn(page);
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await expect(page).toHaveURL('/contractor');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the link for an email that has an account says so, and leads through the sign-in to where it is redeemed', async ({
  page,
  admin,
}) => {
  const client = await invite(admin, { role: 'client' });
  const password = 'a good long secret';
  const data = { token: client.token, firstName: 'Dana', lastName: 'Silva', password };
  expect((await page.request.post('/api/auth/register', { data })).status()).toBe(201);
  await page.request.post('/api/auth/logout');
  const { email } = client;
  const { joinUrl } = await invite(admin, { role: 'contractor', contractorRole: 'support', email });

  await page.goto(joinUrl);
  await expect(page.getByRole('heading', { name: 'You have an account' })).toBeVisible();
  await expect(page.getByText(`${email} is registered. Sign in to accept this invitation.`)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/contractor-registration');
  await page.getByLabel('Tag name').fill(`silva${process.pid}`);
  await page.getByLabel('Experience level').selectOption('mid');
  await page.getByLabel('Technologies').fill('Ticket desks and SQL');
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await expect(page).toHaveURL('/contractor');
});

test('the page shows validation and account creation; a failure shows an error and keeps the form', async ({
  page,
  admin,
  expectNoise,
}) => {
  expectNoise(goneMessage);
  const { joinUrl, token } = await invite(admin, { role: 'admin' });
  const checking = Promise.withResolvers<void>();
  const making = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    if (body.includes('mutation ValidateInvitation')) await checking.promise;
    if (body.includes('mutation Register')) await making.promise;
    await route.continue();
  });
  await page.goto(joinUrl);
  await expect(page.getByText('Validating invitation...')).toBeVisible();
  checking.resolve();
  await fillIn(page);
  // Someone else uses the link in the meantime.
  const data = { token, firstName: 'Ola', lastName: 'Okafor', password: 'a good long secret' };
  const elsewhere = await page.context().browser()?.newContext();
  expect((await elsewhere?.request.post(new URL('/api/auth/register', joinUrl).href, { data }))?.status()).toBe(201);
  await elsewhere?.close();
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
  making.resolve();
  await expect(page.getByRole('alert').filter({ hasText: 'Registration Failed' })).toContainText('invitation');
  await expect(page.getByLabel('First name')).toHaveValue('Nina');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});

test('an invited administrator lands in the admin portal', async ({ page, admin }) => {
  const { joinUrl } = await invite(admin, { role: 'admin' });
  await page.goto(joinUrl);
  await fillIn(page);
  await page
    .getByRole('button', { name: /show password/i })
    .first()
    .click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await expect(page.getByLabel('Confirm password')).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await expect(page).toHaveURL('/admin');
});

test('the two passwords must match and be long enough', async ({ page, admin }) => {
  const { joinUrl } = await invite(admin, { role: 'contractor', contractorRole: 'tester' });
  await page.goto(joinUrl);
  await expect(page.getByText('Tester')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm password').fill('other');
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  for (const message of [
    'First name is required',
    'Last name is required',
    'Password must be at least 12 characters long',
    "Passwords don't match",
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await fillIn(page);
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await expect(page).toHaveURL('/contractor');
});

test('an expired link shows an invalid invitation', async ({ page, admin, product, expectNoise }) => {
  expectNoise(goneMessage);
  const { joinUrl, id } = await invite(admin, { role: 'client' });
  await runSql(
    product.databaseUrl(),
    "update invitations set issued_at = now() - interval '73 hours', expires_at = now() - interval '1 hour' where id = $1",
    [id],
  );
  await expectInvalid(page, joinUrl);
});

test('a revoked link shows an invalid invitation', async ({ page, admin, product, expectNoise }) => {
  expectNoise(goneMessage);
  const { joinUrl, id } = await invite(admin, { role: 'client' });
  const query = 'mutation Revoke($id: ID!) { revokeInvitation(id: $id) { status } }';
  const reply = await runUnregisteredOperation(product, admin, query, { id });
  expect(await reply.json()).toEqual({ data: { revokeInvitation: { status: 'revoked' } } });
  await expectInvalid(page, joinUrl);
});

test('a link without a token or with an unknown one shows an invalid invitation', async ({ page, expectNoise }) => {
  await page.goto('/join');
  await expect(page.getByRole('heading', { name: 'Invalid Invitation' })).toBeVisible();
  expectNoise(goneMessage);
  await expectInvalid(page, '/join?invite=made-up');
});
