import { demoPassword } from './demo-accounts.ts';
import { signIn } from './people.ts';
import { expect, test } from './test.ts';

for (const width of [1280, 390])
  test(`the reference of the REST paths is readable at ${width} px, all served by this server`, async ({
    page,
    baseURL,
  }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && !/^(data|blob):/.test(request.url()))
        elsewhere.push(request.url());
    });
    await page.setViewportSize({ width, height: 844 });
    await signIn(page.request, 'client');
    await page.goto('/api/docs');
    await expect(page.getByRole('heading', { name: /10x Labs Portals/ })).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('heading', { name: 'Updates a prompt template' })).toBeAttached();
    await expect(page.getByText('/api/admin/prompt-templates/{id}').first()).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (width > 1000) {
      await page.getByPlaceholder('Search...').fill('conversation');
      await expect(page.locator('[data-role="search:results"]')).toContainText('Starts a conversation with Jarvis');
    }
    expect(elsewhere).toEqual([]);
  });

test('its scripts are kept for good and compressed', async ({ page }) => {
  await signIn(page.request, 'client');
  const html = await (await page.request.get('/api/docs')).text();
  const scripts = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src ?? '');
  expect(scripts).toHaveLength(2);
  for (const src of scripts) {
    const headers = (await page.request.get(src)).headers();
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  expect((await page.request.get(scripts[0] ?? '')).headers()['content-encoding']).toMatch(/br|gzip/);
});

test('signed out, it leads to the sign-in page, and from there back to it', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fapi%2Fdocs/);
  await page.getByLabel('Email').fill('client@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: /10x Labs Portals/ })).toBeVisible({ timeout: 15_000 });
  await expect(page).toHaveURL('/api/docs');
});
