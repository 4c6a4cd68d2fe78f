import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findAccessibilityViolations } from './accessibility-violations.ts';
import { readClipboard } from './clipboard.ts';
import { signIn } from './people.ts';
import { expect, test } from './test.ts';

const run = promisify(execFile);

/** The status, body and headers of a request with curl, as a script sends it. */
async function curl(url: string, token: string, body?: object) {
  const post = body ? ['-H', 'Content-Type: application/json', '-d', JSON.stringify(body)] : [];
  const { stdout } = await run('curl', ['-sSi', '--http1.1', '-H', `Authorization: Bearer ${token}`, ...post, url]);
  const [head = '', text = ''] = stdout.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: JSON.parse(text) };
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a token is created on the account page, used by curl on both doors, revoked, and refused within a second', async ({
  page,
  baseURL,
}) => {
  await signIn(page.request, 'pm');
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'Access tokens' });
  await expect(section).toContainText('No access tokens yet.');
  await section.getByRole('button', { name: 'Create token' }).click();
  await section.getByLabel('Name').fill('Weekly report');
  await section.getByLabel('Expires after').selectOption('7 days');
  await section.getByLabel('People access').selectOption('Read');
  await section.getByLabel('Projects access').selectOption('Read');
  await section.getByRole('button', { name: 'Create token' }).click();
  const card = section.getByRole('region', { name: 'Copy your token for Weekly report' });
  await card.getByRole('button', { name: 'Copy token' }).click();
  const token = (await card.getByLabel('Access token').textContent()) ?? '';
  expect(token).toMatch(/^tenx_[\w-]{43}$/);
  await expect(page.getByText('Copied!')).toBeVisible();
  expect(await readClipboard(page)).toBe(token);
  await card.getByRole('button', { name: 'Done' }).click();
  await expect(section).not.toContainText(token);
  await expect(section.getByRole('listitem')).toContainText('Projects (read), People (read)');

  const me = await curl(`${baseURL}/api/auth/user`, token);
  expect(me).toMatchObject({ status: 200, body: { email: 'pm@demo.test' } });
  expect(me.head).not.toContain('set-cookie');
  const query = '{ projects(first: 1) { edges { node { title } } } }';
  const projects = await curl(`${baseURL}/graphql`, token, { query });
  expect(projects.body.data.projects.edges).toHaveLength(1);
  const tickets = await curl(`${baseURL}/api/support-tickets`, token);
  expect(tickets).toMatchObject({
    status: 403,
    body: { message: 'This access token needs the permission tickets_read for supportTickets' },
  });

  await page.reload();
  await expect(section.getByRole('listitem')).toContainText(/last used today/);
  await section.getByRole('button', { name: 'Revoke the token Weekly report' }).click();
  const revoke = page.getByRole('dialog').getByRole('button', { name: 'Revoke' });
  const answered = page.waitForResponse(
    (response) => response.request().postData()?.includes('RevokeAccessToken') === true,
  );
  await revoke.click();
  await answered;
  const revokedAt = performance.now();
  const refused = await curl(`${baseURL}/api/auth/user`, token);
  expect(performance.now() - revokedAt).toBeLessThan(1000);
  expect(refused.status).toBe(401);
  expect(refused.head).toContain('www-authenticate: bearer error="invalid_token"');
  await expect(section).toContainText('No access tokens yet.');
});

for (const theme of ['light', 'dark'] as const)
  for (const width of [390, 768, 1280])
    test(`the form and the new token are accessible and fit at ${width} px, ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme: theme });
      await signIn(page.request, 'admin');
      await page.goto('/account');
      const section = page.getByRole('region', { name: 'Access tokens' });
      await expect(section.getByRole('list', { name: 'Your access tokens' })).toContainText('Weekly lead report');
      await section.getByRole('button', { name: 'Create token' }).click();
      await section.getByLabel('Name').fill(`Report at ${width} ${theme}`);
      await section.getByLabel('Leads access').selectOption('Read and write');
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await section.getByRole('button', { name: 'Create token' }).click();
      await expect(section.getByRole('button', { name: 'Copy token' })).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(sideways, 'the page does not scroll sideways').toBe(false);
    });

for (const width of [390, 1280])
  test(`an administrator sees a person's tokens and revokes one at ${width} px`, async ({ page, baseURL }) => {
    const name = `Report at ${width} px`;
    await signIn(page.request, 'tester');
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/account');
    const section = page.getByRole('region', { name: 'Access tokens' });
    await section.getByRole('button', { name: 'Create token' }).click();
    await section.getByLabel('Name').fill(name);
    await section.getByLabel('People access').selectOption('Read');
    await section.getByRole('button', { name: 'Create token' }).click();
    const plain = (await section.getByLabel('Access token', { exact: true }).textContent()) ?? '';
    await signIn(page.request, 'admin');
    await page.goto('/admin/users?q=tester');
    const button = page.getByRole('button', { name: /^Access tokens of/ });
    await button.click();
    const dialog = page.getByRole('dialog', { name: /^Access tokens of/ });
    const token = dialog.getByRole('listitem').filter({ hasText: name });
    await expect(token).toContainText('People (read)');
    await expect(token).toContainText('never used');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(sideways, 'the page does not scroll sideways').toBe(false);
    await token.getByRole('button', { name: `Revoke the token ${name}` }).click();
    await dialog.getByRole('button', { name: 'Revoke', exact: true }).click();
    await expect(page.getByText('Token revoked')).toBeVisible();
    await expect(token).toHaveCount(0);
    expect((await curl(`${baseURL}/api/auth/user`, plain)).status).toBe(401);
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(button).toBeFocused();
  });
