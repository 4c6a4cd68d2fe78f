import { dispatchAnalyticsEvent } from './analytics.ts';
import { signIn } from './people.ts';
import { type Product, readMetrics, startProduct } from './product.ts';
import { runUnregisteredOperation } from './run-unregistered-operation.ts';
import { expect, missingPage, test as base } from './test.ts';

/** A separate product, so that the counts only include these journeys. */
const test = base.extend<object, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the requested fixtures from this pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

interface Visits {
  topRoutes: Array<{ route: string; views: number }>;
  plans: Array<{ plan: string; submits: number }>;
  days: Array<{ submits: number; failedSubmits: number; faults: number }>;
}

test('route changes, events and faults are counted without URLs', async ({ page, admin, product, expectNoise }) => {
  expectNoise(/Uncaught error|Unhandled rejection/);
  expectNoise(missingPage);
  const visits = async () => {
    const query = `{ siteVisits(days: 1) { topRoutes { route views } plans { plan submits }
      days { submits failedSubmits faults } } }`;
    const reply = await runUnregisteredOperation(product, admin, query);
    return ((await reply.json()) as { data: { siteVisits: Visits } }).data.siteVisits;
  };
  const sent: Array<{ body: string; cookie: string | undefined }> = [];
  page.on('request', async (request) => {
    const body = request.postData() ?? '';
    if (body.includes('RecordVisit')) sent.push({ body, cookie: (await request.allHeaders()).cookie });
  });

  await signIn(page.request, 'client');
  // The title is set together with the view: leaving earlier doesn't count as a view.
  await page.goto('/client?project=a-secret');
  await expect(page).toHaveTitle(/^Dashboard/);
  await page.getByRole('link', { name: 'Billing' }).click();
  await expect(page).toHaveTitle(/^Billing/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Dashboard/);
  await page.goto('/no-such-page/a-secret');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await dispatchAnalyticsEvent(page, { name: 'contact_form_error' });
  await dispatchAnalyticsEvent(page, { name: 'contact_form_submit', plan: 'Growth' });
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('a-secret');
    });
    void Promise.reject(new Error('a-secret'));
  });

  await expect.poll(visits).toEqual({
    topRoutes: [
      { route: '/client', views: 2 },
      { route: '/client/billing', views: 1 },
      { route: '/contact', views: 1 },
      { route: 'other', views: 1 },
    ],
    plans: [{ plan: 'Growth', submits: 1 }],
    days: [{ submits: 1, failedSubmits: 1, faults: 2 }],
  });
  expect(sent.length).toBeGreaterThan(0);
  for (const { body, cookie } of sent) {
    expect(body).not.toContain('secret');
    expect(cookie).toBeUndefined();
  }
  const metrics = await readMetrics(new URL(page.url()).origin);
  expect(metrics).toContain('page_faults_total{kind="uncaught_error",route="/contact"} 1');
});

test('nothing is requested from Google, and a failed report to the server is only a warning', async ({
  page,
  baseURL,
  expectNoise,
}) => {
  expectNoise(/^warning: Couldn't count the visit|Failed to load resource/);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) elsewhere.push(request.url());
  });
  await page.route('/graphql', (route) =>
    route.request().postData()?.includes('RecordVisit') ? route.abort() : route.continue(),
  );
  const warned = page.waitForEvent('console', (message) => message.text().includes("Couldn't count the visit"));
  await page.goto('/contact');
  await warned;
  await page.getByRole('banner').getByRole('link', { name: '10x Labs' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(elsewhere).toEqual([]);
});
