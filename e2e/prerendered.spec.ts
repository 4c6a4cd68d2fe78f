import { signIn } from './people.ts';
import { expect, test } from './test.ts';

const pages = [
  { path: '/', heading: /./ },
  { path: '/contact', heading: 'Start Your AI Project Today' },
];

for (const { path, heading } of pages) {
  test.describe(path, () => {
    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });
      test('is readable', async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Pricing' }).first()).toHaveAttribute('href', '/#pricing');
        await expect(page.locator('noscript')).toBeVisible();
      });
    });

    test('is hydrated in place', async ({ page }) => {
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          const place = document.querySelector('h1');
          if (place) place.dataset.first = 'yes';
        });
      });
      await page.goto(path);
      const title = page.getByRole('heading', { level: 1 });
      await expect(page.getByRole('button', { name: /^Theme/ })).toBeVisible();
      await page.getByRole('button', { name: /^Theme/ }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await expect(title).toHaveAttribute('data-first', 'yes');
    });

    test('does not request the viewer on public pages', async ({ page }) => {
      const requestedUrls: string[] = [];
      page.on('request', (request) => {
        if (request.postData()?.includes('query Viewer')) requestedUrls.push(request.url());
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(requestedUrls).toEqual([]);
    });
  });
}

test('clicks before hydration are replayed', async ({ page }) => {
  let letThrough = () => {};
  const blockedResponse = new Promise<void>((go) => (letThrough = go));
  await page.route(/\/js\/main\./, async (route) => {
    await blockedResponse;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Your Project' }).first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  letThrough();
  await expect(page.getByRole('dialog', { name: 'Start Your Project' })).toBeVisible();
});

test('a chosen theme is in the HTML of every page', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL }]);
  for (const path of ['/', '/login']) {
    const html = await (await page.request.get(path)).text();
    expect(html).toMatch(/^<!doctype html><html lang="en" data-theme="dark">/);
  }
});

test('with reduced motion the theme changes without a transition', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto('/');
  await page.emulateMedia({ colorScheme: 'dark' });
  const underWay = () => document.getAnimations().filter((change) => change instanceof CSSTransition).length;
  expect(await page.evaluate(underWay)).toBe(0);
});

test('signed-in visitors never see the public page first', async ({ page }) => {
  await signIn(page.request, 'client');
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('<div id="root"></div>');
});
