import type { Page } from '@playwright/test';
import { findAccessibilityViolations } from './accessibility-violations.ts';
import { breakEntry, breakScreens, forAnotherKit } from './faulty-remote.ts';
import { signIn } from './people.ts';
import { type Product, readMetrics, startProduct } from './product.ts';
import { publishChanged } from './releases.ts';
import { expect, test as base } from './test.ts';

/** What is published here is no one else's. */
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

/** The portal has failed, and nothing else: one goes to another screen by the bar and comes back. */
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
  test(`a portal that ${name} shows its card, is reported, and is there again once it is repaired`, async ({
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

test('a portal whose entry is missing shows its card, is reported, and Retry fetches it', async ({ page, product }) => {
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

test('a portal that is built for another kit does not run, and its card names both versions', async ({
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
  test(`the entry of ${remote} runs only where it has the integrity that the registry says`, async ({
    page,
    product,
  }) => {
    await publishChanged(product, remote);
    const before = await getFaults(product, 'missing', remote);
    let isFirst = true;
    await page.route(new RegExp(`/remotes/${remote}/\\w+/remoteEntry`), async (route) => {
      // What is fetched ahead is checked by its link. It is missing here, so that the second try is the script alone.
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

test('a portal that does not come within ten seconds shows its card and is reported', async ({ page, product }) => {
  await publishChanged(product, 'mfe-client');
  const before = await getFaults(product, 'slow');
  await page.clock.install();
  await page.route(entry, () => undefined);
  await page.goto('/client');
  // Before the session is known, the same text waits for that.
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  await page.getByText('Loading your portal').waitFor();
  await page.clock.fastForward(10_000);
  await cardOn(page).waitFor();
  await expect.poll(() => getFaults(product, 'slow')).toBe(before + 1);
  await page.getByRole('banner').getByRole('link', { name: '10x Labs' }).click();
  await expect(page).toHaveTitle(/^10x Labs|^Home/);
});

test('a tab that has been open for long is offered the new version, and keeps its own until then', async ({
  page,
  product,
}) => {
  await publishChanged(product, 'mfe-client');
  await page.clock.install();
  await page.goto('/client');
  await dashboardOn(page).waitFor();
  // Its place is there, still empty, from when someone looks after the tab.
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

test('code that is gone leads to one reload, and then to a card with Retry', async ({ page, product }) => {
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
