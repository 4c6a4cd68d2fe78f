import type { BrowserContext } from '@playwright/test';
import { findAccessibilityViolations } from './accessibility-violations.ts';
import { dispatchAnalyticsEvent } from './analytics.ts';
import { type Product, startProduct } from './product.ts';
import { expect, test as base } from './test.ts';

const google = 'https://www.googletagmanager.com/**';

/** A separate product with Google Analytics. */
const test = base.extend<object, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the requested fixtures from this pattern
    async ({}, use) => {
      const product = await startProduct({ GA_MEASUREMENT_ID: 'G-TEST12345' });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** Replaces Google's script: sends each event to the collector by image and by fetch, as the real one does. */
const standIn = `
  const send = (command) => {
    const [what, name, about] = command;
    if (what !== 'event') return;
    const to = 'https://region1.google-analytics.com/g/collect?en=' + name + '&dl=' + encodeURIComponent(about.page_location ?? '');
    void fetch(to, { method: 'POST', keepalive: true });
    new Image().src = to.replace('region1', 'www');
  };
  window.dataLayer.forEach(send);
  window.dataLayer.push = (command) => (send(command), 0);`;

/** Sets an earlier consent decision. */
const setConsentCookie = (context: BrowserContext, url: string | undefined, value: 'allowed' | 'refused') =>
  context.addCookies([{ name: 'analytics', value, url: url ?? '' }]);

test('nothing is requested from Google without consent, and a refusal is remembered', async ({ page, context }) => {
  const requestedUrls: string[] = [];
  await context.route(/google/, (route) => (requestedUrls.push(route.request().url()), route.abort()));
  const bar = page.getByRole('region', { name: 'Google Analytics' });
  await page.goto('/');
  await bar.getByRole('button', { name: 'No thanks' }).click();
  await expect(bar).toBeHidden();
  await page.goto('/contact');
  await expect(page.getByText("Google Analytics doesn't count your visits.")).toBeVisible();
  await expect(bar).toBeHidden();
  expect(requestedUrls).toEqual([]);
  expect((await context.cookies()).filter(({ name }) => name !== 'splash')).toMatchObject([{ name: 'analytics' }]);
});

test('consent can be given by keyboard, counts the current screen and can be withdrawn in the footer', async ({
  page,
  context,
}) => {
  await context.route(google, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `document.cookie = '_ga=GA1.1.7'; ${standIn}` }),
  );
  const views: (string | null)[] = [];
  await context.route('https://*.google-analytics.com/**', async (route) => {
    if (route.request().method() === 'POST') views.push(new URL(route.request().url()).searchParams.get('dl'));
    await route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } });
  });
  await page.goto('/contact');
  const allow = page.getByRole('button', { name: 'Allow' });
  await allow.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => views.map((view) => new URL(view ?? '').pathname)).toEqual(['/contact']);
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === '_ga')).toBe(true);
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByRole('region', { name: 'Google Analytics' })).toBeFocused();
  await page.getByRole('button', { name: 'No thanks' }).click();
  await page.getByRole('banner').getByRole('link', { name: '10x Labs' }).click();
  await expect(page).toHaveTitle(/^10x Labs · /);
  expect(views).toHaveLength(1);
  expect((await context.cookies()).some(({ name }) => name === '_ga')).toBe(false);
});

for (const width of [390, 1280]) {
  test(`the consent banner leaves everything reachable and has no accessibility violations, at ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/contact');
    await page.getByRole('button', { name: 'No thanks' }).click();
    await page.getByRole('button', { name: 'Change' }).click();
    await page.getByRole('button', { name: 'Allow' }).waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findAccessibilityViolations(page)).toEqual([]);
    }
    // The line below it can still be reached.
    await page.getByRole('button', { name: 'Change' }).click();
  });
}

test("Google's script receives every view by route and both events", async ({ page, baseURL, context }) => {
  await setConsentCookie(context, baseURL, 'allowed');
  const collected: URL[] = [];
  await page.route(google, (route) => route.fulfill({ contentType: 'text/javascript', body: standIn }));
  await page.route('https://*.google-analytics.com/**', async (route) => {
    if (route.request().method() === 'POST') collected.push(new URL(route.request().url()));
    await route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } });
  });
  await page.goto('/join?invite=a-secret');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: '10x Labs' }).click();
  await expect(page).toHaveTitle(/^10x Labs · /); // set together with the view
  await dispatchAnalyticsEvent(page, { name: 'contact_form_error' });
  await dispatchAnalyticsEvent(page, { name: 'contact_form_submit', plan: 'Pro' });
  const getReports = () => collected.map(({ searchParams }) => [searchParams.get('en'), searchParams.get('dl')]);
  await expect.poll(getReports).toEqual([
    ['page_view', `${baseURL}/join`],
    ['page_view', `${baseURL}/`],
    ['contact_form_error', ''],
    ['contact_form_submit', ''],
  ]);
});

test('if Google is unreachable the page works and logs one warning', async ({
  page,
  context,
  baseURL,
  expectNoise,
}) => {
  await setConsentCookie(context, baseURL, 'allowed');
  expectNoise(/Couldn't load Google Analytics|Failed to load resource/);
  const warnings: string[] = [];
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
  await page.route(google, (route) => route.abort());
  const warned = page.waitForEvent('console', (message) => message.text().includes('Google Analytics'));
  await page.goto('/contact');
  await warned;
  await page.getByRole('banner').getByRole('link', { name: '10x Labs' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(warnings).toEqual(["Couldn't load Google Analytics"]);
});
