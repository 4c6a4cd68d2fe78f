import { readFileSync } from 'node:fs';
import { signIn } from './people.ts';
import { expect, test } from './test.ts';

test('an administrator finds a failed sign-in by keyboard and exports the filtered events', async ({
  page,
  request,
}) => {
  const email = 'intruder@demo.test';
  const reply = await request.post('/api/auth/login', { data: { email, password: 'a guess at it' } });
  expect(reply.status()).toBe(401);
  const requestId = reply.headers()['x-request-id'] ?? '';

  await signIn(page.request, 'admin');
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Security log' }).click();
  await expect(page).toHaveURL('/admin/security');
  await page.getByRole('searchbox', { name: 'Account' }).focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Address' })).toBeFocused();
  const rows = page.getByRole('table', { name: 'Security events' }).getByRole('row').filter({ hasText: email });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Sign-in failed');
  await expect(rows).toContainText('127.0.0.1');
  await expect(rows).toContainText(requestId);
  await expect(page).toHaveURL(`/admin/security?account=${encodeURIComponent(email)}`);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).press('Enter');
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file).toContain(`Sign-in failed,sign_in_failed,warning,${email}`);
  expect(file).not.toContain('a guess at it');
  expect(file.trim().split('\r\n')).toHaveLength(2);
});

test('only administrators can open it', async ({ page }) => {
  await signIn(page.request, 'client');
  await page.goto('/admin/security');
  await expect(page).toHaveURL('/');
});
