import type { Page } from '@playwright/test';
import { findAccessibilityViolations } from './accessibility-violations.ts';
import { breakEntry, breakScreens, forAnotherKit } from './faulty-remote.ts';
import { signIn } from './people.ts';
import { type Product, readMetrics, startProduct } from './product.ts';
import { publishChanged } from './releases.ts';
import { expect, test as base } from './test.ts';

/** A separate product, because this file publishes broken versions. */
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

const entry = /\/remotes\/mfe-client\/\w+\/remoteEntry/;
const cardOn = (page: Page) => page.getByRole('alert').filter({ hasText: 'unavailable right now' });
const dashboardOn = (page: Page) => page.getByRole('heading', { name: 'Harbour Booking Portal' });

async function getFaults({ url }: Product, kind: string, remote = 'mfe-client'): Promise<number> {
  const metrics = await readMetrics(url);
  return Number(
    new RegExp(`^portal_faults_total{remote="${remote}",kind="${kind}"} (\\d+)`, 'm').exec(metrics)?.[1] ?? 0,
  );
}

/** Only the portal has failed: navigating away and back works. */
async function expectOnlyThePortalFails(page: Page) {
  await cardOn(page).waitFor();
  await page.getByRole('banner').getByRole('link', { name: '10x Labs' }).click();
  await expect(page).toHaveTitle(/^10x Labs|^Home/);
  await page.goBack();
  await cardOn(page).waitFor();
}

test.beforeEach(async ({ page, expectNoise }) => {
  expectNoise(/./); // faults are logged as warnings, and the browser reports failed loads
  await signIn(page.request, 'client');
});

const ways = [
  { name: 'throws at load', change: breakEntry, kind: 'load' },
  { name: 'throws while rendering', change: breakScreens('render'), kind: 'render' },
  { name: 'renders without end', change: breakScreens('loop'), kind: 'loop' },
];
for (const { name, change, kind } of ways) {
  test(`a portal that ${name} shows an error card, is reported and recovers once it is fixed`, async ({
    page,
    product,
  }) => {
    await publishChanged(product, 'mfe-client', change);
    const before = await getFaults(product, kind);
    await page.goto('/client');
    await expectOnlyThePortalFails(page);
    await expect.poll(() => getFaults(product, kind)).toBe(before + 2);
    await publishChanged(product, 'mfe-client');
    await page.getByRole('button', { name: 'Retry' }).click();
    await dashboardOn(page).waitFor();
    expect(await getFaults(product, kind)).toBe(before + 2);
  });
}

test('a portal with a missing entry shows an error card, is reported, and Retry loads it', async ({
  page,
  product,
}) => {
  await publishChanged(product, 'mfe-client');
  const before = await getFaults(product, 'missing');
  await page.route(entry, (route) => route.fulfill({ status: 404 }));
  await page.goto('/client');
  await expectOnlyThePortalFails(page);
  await expect.poll(() => getFaults(product, 'missing')).toBe(before + 2);
  await page.unroute(entry);
  await page.getByRole('button', { name: 'Retry' }).click();
  await dashboardOn(page).waitFor();
});

test('a portal built for another kit does not run, and its error card names both versions', async ({
  page,
  product,
}) => {
  await publishChanged(product, 'mfe-client', forAnotherKit);
  await page.goto('/client');
  await expect(cardOn(page)).toContainText(/It needs kit\/[\w-]+ \^99\.0\.0, and the shell has \d+\.\d+\.\d+/);
});

for (const [remote, address] of [
  ['mfe-client', '/client'],
  ['mfe-marketing', '/'],
] as const) {
  test(`the entry of ${remote} only runs with the integrity from the registry`, async ({ page, product }) => {
    await publishChanged(product, remote);
    const before = await getFaults(product, 'missing', remote);
    let isFirst = true;
    await page.route(new RegExp(`/remotes/${remote}/\\w+/remoteEntry`), async (route) => {
      // Preloads are checked through their link. The preload is missing here, so that the second attempt is the script alone.
      if (isFirst) {
        isFirst = false;
        return route.fulfill({ status: 404 });
      }
      const response = await route.fetch();
      await route.fulfill({ response, body: `globalThis.isTampered = true;${await response.text()}` });
    });
    await page.goto(address);
    await expect.poll(() => getFaults(product, 'missing', remote)).toBe(before + 1);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => getFaults(product, 'missing', remote)).toBe(before + 2);
    expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false);
  });
}

test('a portal that does not load within ten seconds shows an error card and is reported', async ({
  page,
  product,
}) => {
  await publishChanged(product, 'mfe-client');
  const before = await getFaults(product, 'slow');
  await page.clock.install();
  await page.route(entry, () => undefined);
  await page.goto('/client');
  // The same text also appears while the session loads.
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  await page.getByText('Loading your portal').waitFor();
  await page.clock.fastForward(10_000);
  await cardOn(page).waitFor();
  await expect.poll(() => getFaults(product, 'slow')).toBe(before + 1);
  await page.getByRole('banner').getByRole('link', { name: '10x Labs' }).click();
  await expect(page).toHaveTitle(/^10x Labs|^Home/);
});

test('a long-open tab keeps its version and offers the new one', async ({ page, product }) => {
  await publishChanged(product, 'mfe-client');
  await page.clock.install();
  await page.goto('/client');
  await dashboardOn(page).waitFor();
  // The empty container exists once the page checks for new versions.
  await page.locator('body > div > output').first().waitFor({ state: 'attached' });
  const status = page.getByRole('status').filter({ hasText: 'A new version is ready.' });
  const notice = status.getByText('A new version is ready.');
  await publishChanged(product, 'mfe-client', breakScreens('none'));
  await page.clock.fastForward('06:00');
  await notice.waitFor();
  await expect(dashboardOn(page)).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findAccessibilityViolations(page), colorScheme).toEqual([]);
  }
  await status.getByRole('button', { name: 'Later' }).click();
  await expect(notice).toBeHidden();
  await page.clock.fastForward('01:11:00');
  await notice.waitFor();
  await status.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('heading', { name: 'The next version' }).waitFor();
});

test('missing code causes one reload, then an error card with Retry', async ({ page, product }) => {
  await publishChanged(product, 'mfe-client');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/client');
  await dashboardOn(page).waitFor();
  const behindTheScreen = /\/remotes\/mfe-client\/\w+\/js\/(?!portal)/;
  await page.route(behindTheScreen, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Billing' }).click();
  await expect.poll(() => loads).toBe(2);
  const card = page.getByRole('alert').filter({ hasText: "Couldn't load this part of the page" });
  await card.waitFor();
  await page.unroute(behindTheScreen);
  await card.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('heading', { name: 'Billing', level: 1 }).waitFor();
  expect(loads).toBe(2);
});
