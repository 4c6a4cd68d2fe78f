import type { APIRequestContext, Page } from '@playwright/test';
import { findAccessibilityViolations } from './accessibility-violations.ts';
import { readClipboard } from './clipboard.ts';
import { signIn } from './people.ts';
import { scrollTo } from './scroll-to.ts';
import { expect, test } from './test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The rows of the result, in order. */
const secrets = ['Token', 'Login code', 'Join URL'] as const;

/** The status of a join link: 200, or 410 if it is no longer valid. */
async function linkStatus(request: APIRequestContext, token: string): Promise<number> {
  return (await request.post('/api/auth/validate-invite', { data: { token } })).status();
}

const result = (page: Page, email: string) => page.getByRole('region', { name: `Invite for ${email}` });
const row = (page: Page, email: string) => page.getByRole('listitem').filter({ hasText: email });

async function readSecret(page: Page, email: string, name: (typeof secrets)[number]): Promise<string> {
  const texts = await result(page, email).getByRole('definition').allTextContents();
  return texts[secrets.indexOf(name)] ?? '';
}

async function openAsAdmin(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await signIn(page.request, 'admin');
  await page.goto('/admin/invites');
  await expect(page.getByRole('list', { name: 'Invites' })).toBeVisible();
}

for (const width of [1280, 390]) {
  test(`an administrator generates, copies, resends and revokes an invite at ${width} px`, async ({
    page,
    request,
  }) => {
    const email = `nina-${width}@example.test`;
    await openAsAdmin(page, width);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Role').selectOption('Contractor');
    await page.getByLabel('Specialization').selectOption('Tester');
    await expectControlsInColumn(page);
    await page.getByRole('button', { name: 'Generate Invite' }).click();
    await expect(page.getByText('Invite code generated successfully!')).toBeVisible();
    await expect(row(page, email)).toContainText('Contractor · Tester');
    await expect(row(page, email)).toContainText('Pending');
    await expect(page.getByLabel('Email')).toHaveValue('');

    for (const [name, copy] of [
      ['Login code', 'Copy login code'],
      ['Join URL', 'Copy join URL'],
      ['Token', 'Copy token'],
    ] as const) {
      await page.getByRole('button', { name: copy }).click();
      await expect(page.getByText('Copied!')).toBeVisible();
      expect(await readClipboard(page)).toBe(await readSecret(page, email, name));
    }
    const first = await readSecret(page, email, 'Token');
    expect(await readSecret(page, email, 'Join URL')).toContain(`/join?invite=${first}`);
    expect(await linkStatus(request, first)).toBe(200);

    await row(page, email)
      .getByRole('button', { name: /^Resend/ })
      .click();
    await expect(page.getByText('Invite Resent')).toBeVisible();
    await expect(result(page, email)).not.toContainText(first);
    const second = await readSecret(page, email, 'Token');
    expect(await linkStatus(request, first)).toBe(410);
    expect(await linkStatus(request, second)).toBe(200);

    await row(page, email)
      .getByRole('button', { name: /^Revoke/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep' }).click();
    expect(await linkStatus(request, second)).toBe(200);
    await row(page, email)
      .getByRole('button', { name: /^Revoke/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(row(page, email)).toContainText('Revoked');
    await expect(row(page, email).getByRole('button')).toHaveCount(0);
    expect(await linkStatus(request, second)).toBe(410);

    await expectControlsInColumn(page);
  });
}

test('the list distinguishes pending, expired, used and revoked invites', async ({ page }) => {
  await openAsAdmin(page, 1280);
  // Other journeys invite people too, so these rows may be further down.
  await page.getByRole('list', { name: 'Invites' }).hover();
  const expectStatus = async (email: string, status: string | RegExp) => {
    await scrollTo(page, row(page, email));
    await expect(row(page, email)).toContainText(status);
  };
  await expectStatus('helga@trammuseum.example', /expires in.*Pending/);
  await expectStatus('mina@portcloud.example', 'Expired');
  await expect(row(page, 'mina@portcloud.example').getByText(/^\d+ days ago$/)).toHaveAttribute('title', /\d{4} at /);
  await expectStatus('oskar@tallybooks.example', 'Revoked');
  await expectStatus('client@demo.test', 'Used');
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`a result and an open confirmation have no accessibility violations, ${colorScheme} at ${width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openAsAdmin(page, width);
      await page.getByRole('button', { name: 'Generate Invite' }).click();
      await expect(page.getByText('Please select a role')).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Contractor (developer)' }).click();
      await page.getByRole('button', { name: 'Generate Invite' }).click();
      await page.getByRole('button', { name: 'Copy token' }).click();
      await page
        .getByRole('button', { name: /^Revoke invite to test-/ })
        .first()
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
    });
  }
}

test('a long list loads more on scroll and does not jump when an invite is added on top', async ({ page }) => {
  await openAsAdmin(page, 1280);
  for (let index = 0; index < 60; index += 1) {
    const data = { email: `many-${index}@example.test`, role: 'client' };
    expect(await page.request.post('/api/admin/invites', { data })).toBeOK();
  }
  await page.reload();
  await expect(row(page, 'many-59@')).toBeVisible();
  await expect(row(page, 'many-5@')).toHaveCount(0);
  await scrollTo(page, row(page, 'many-5@'));
  await row(page, 'many-10@').scrollIntoViewIfNeeded();

  const moved = row(page, 'many-10@');
  const place = () => moved.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const [before, index] = [await place(), Number(await moved.getAttribute('aria-posinset'))];
  await page.getByRole('button', { name: 'Client', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(moved).toHaveAttribute('aria-posinset', String(index + 1));
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(row(page, 'test-client-')).toBeVisible();
});

/** Not the document's width: overflow into the padding doesn't make it scroll. */
async function expectControlsInColumn(page: Page): Promise<void> {
  const outside = await page.locator('main :is(input, select, button)').evaluateAll((controls) => {
    const edge = document.documentElement.clientWidth - 16;
    return controls.filter((control) => control.getBoundingClientRect().right > edge).map(({ outerHTML }) => outerHTML);
  });
  expect(outside, 'nothing sticks out on the right').toEqual([]);
}
