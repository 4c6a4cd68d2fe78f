import type { Page } from '@playwright/test';
import { findAccessibilityViolations } from './accessibility-violations.ts';
import { generateCode, generateNextCode } from './authenticator-app.ts';
import { enterPassword, createNewcomer } from './newcomers.ts';
import { expect, test } from './test.ts';

const code = (page: Page) => page.getByLabel('Code from your authenticator app');
const app = (page: Page) => page.getByRole('group', { name: 'Authenticator app' });

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
}

async function expectAccessible(page: Page) {
  expect(await findAccessibilityViolations(page)).toEqual([]);
}

/** Returns the app's secret and the recovery codes. */
async function enrolApp(page: Page): Promise<{ secret: string; recoveryCodes: string[] }> {
  await app(page).getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await page.locator('[data-secret]').textContent()) ?? '';
  await expect(code(page)).toBeFocused();
  await expectAccessible(page);
  await code(page).fill(generateCode(secret));
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
  const recoveryCodes = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allTextContents();
  expect(recoveryCodes).toHaveLength(10);
  await expectAccessible(page);
  return { secret, recoveryCodes };
}

test('a person enrolls an authenticator app and signs in with it, then with a recovery code', async ({
  page,
  admin,
  expectNoise,
}) => {
  test.slow();
  expectNoise(/Failed to load resource.* 401/);
  const email = await createNewcomer(admin, page);
  await page.goto('/account');
  const { secret, recoveryCodes } = await enrolApp(page);

  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await started;
  expect(file.suggestedFilename()).toBe('recovery-codes.txt');
  await page.getByRole('button', { name: "I've saved them" }).click();
  await expect(app(page).getByText('On', { exact: true })).toBeVisible();
  await expect(page.getByText('10 unused codes are left.')).toBeVisible();

  await signOut(page);
  await page.goto('/account', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/login?returnTo=%2Faccount');
  await enterPassword(page, email);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(code(page)).toBeFocused();
  await code(page).fill('000000');
  await expect(page.getByText("This code isn't valid. Enter the latest one")).toBeVisible();
  await expectAccessible(page);
  await code(page).fill(generateNextCode(secret));
  await expect(page.getByText('Login Successful')).toBeVisible();
  await expect(page).toHaveURL('/account');

  await signOut(page);
  await page.goto('/login');
  await enterPassword(page, email);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill((recoveryCodes[0] ?? '').toLowerCase());
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/client');

  await page.goto('/account');
  await expect(page.getByText('9 unused codes are left.')).toBeVisible();
  await app(page).getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('dialog', { name: 'Remove authenticator app' });
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(app(page).getByRole('button', { name: 'Set up' })).toBeVisible();
  await expect(page.getByText(/unused codes/)).toHaveCount(0);
  // The closing dialog doesn't block clicks.
  await signOut(page);
});

test('a person adds a passkey and signs in with it', async ({ page, admin }) => {
  const email = await createNewcomer(admin, page);
  await plugInAuthenticator(page);
  await page.goto('/account');
  await page.getByLabel('Passkey name').fill('Work laptop');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
  const passkeys = page.getByRole('list', { name: 'Your passkeys' });
  await expect(passkeys).toContainText('Work laptop');
  await expect(passkeys).toContainText('not used yet');

  await signOut(page);
  await page.goto('/login');
  await enterPassword(page, email);
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Login Successful')).toBeVisible();
  await expect(page).toHaveURL('/client');
  await page.goto('/account');
  await expect(passkeys).toContainText(/last used today/);
});

test('closing the passkey dialog shows an error and offers another way to sign in', async ({ page, admin }) => {
  const email = await createNewcomer(admin, page);
  const { refuse } = await plugInAuthenticator(page);
  await page.goto('/account');
  await page.getByLabel('Passkey name').fill('Phone');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText('Phone');
  await signOut(page);
  await page.goto('/login');
  await enterPassword(page, email);
  await refuse();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('The passkey dialog was closed. Try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

/** Chromium's virtual authenticator. */
async function plugInAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  /** Removes the passkey, which has the same effect as closing the dialog. */
  const refuse = async () => void (await cdp.send('WebAuthn.clearCredentials', { authenticatorId }));
  return { refuse };
}
