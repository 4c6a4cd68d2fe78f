import { report } from './analytics.ts';
import { type Product, startProduct } from './product.ts';
import { expect, test as base } from './test.ts';

const google = 'https://www.googletagmanager.com/**';

/** A product of this file's own, where Google Analytics is set up. */
const test = base.extend<object, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are asked for from this pattern
    async ({}, use) => {
      const product = await startProduct({ GA_MEASUREMENT_ID: 'G-TEST12345' });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** In Google's place: sends each event to the collector as its own script does, by an image and by fetch. */
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

test('its script gets every view by its route, and both events', async ({ page, baseURL }) => {
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
  await report(page, { name: 'contact_form_error' });
  await report(page, { name: 'contact_form_submit', plan: 'Pro' });
  const told = () => collected.map(({ searchParams }) => [searchParams.get('en'), searchParams.get('dl')]);
  await expect.poll(told).toEqual([
    ['page_view', `${baseURL}/join`],
    ['page_view', `${baseURL}/`],
    ['contact_form_error', ''],
    ['contact_form_submit', ''],
  ]);
});

test('where its host cannot be reached the page works, with one warning of ours', async ({ page, expectNoise }) => {
  expectNoise(/Google Analytics could not be loaded|Failed to load resource/);
  const warnings: string[] = [];
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
  await page.route(google, (route) => route.abort());
  const warned = page.waitForEvent('console', (message) => message.text().includes('Google Analytics'));
  await page.goto('/contact');
  await warned;
  await page.getByRole('banner').getByRole('link', { name: '10x Labs' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(warnings).toEqual(['Google Analytics could not be loaded']);
});
