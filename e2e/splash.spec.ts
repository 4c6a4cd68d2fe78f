import type { Page } from '@playwright/test';
import { readLayoutShift, trackLayoutShift } from './layout-shift.ts';
import { expect, test } from './test.ts';

test.use({ storageState: undefined });

interface Log {
  progress: Array<{ at: number; percent: number }>;
  words: number[];
  leaving?: number;
  gone?: number;
  /** Whether the page was inert while it was covered. */
  inert?: true;
  /** Time from the start of the page until CSS alone hid it. */
  hidden?: number;
}

/** Records the changes of the splash, in milliseconds from the first paint. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const log: Log = { progress: [], words: [] };
    let hasBeen = false;
    Object.assign(window, { splashLog: log });
    const now = () => performance.now() - (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
    new MutationObserver((changes) => {
      const splash = document.getElementById('splash');
      hasBeen ||= splash !== null;
      if (hasBeen && !splash) log.gone ??= now();
      for (const { target, attributeName } of changes) {
        if (!(target instanceof Element)) continue;
        if (attributeName === 'inert' && splash) log.inert = true;
        if (attributeName === 'aria-valuenow') {
          log.progress.push({ at: now(), percent: Number(target.getAttribute(attributeName)) });
        }
        if (attributeName === 'data-word') log.words.push(now());
        if (attributeName === 'data-leaving') log.leaving = now();
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['inert', 'aria-valuenow', 'data-word', 'data-leaving'],
    });
    document.addEventListener('animationend', ({ animationName }) => {
      if (animationName === 'splash-over') log.hidden = performance.now();
    });
  });
}

const getLog = (page: Page) => page.evaluate(() => (window as unknown as { splashLog: Log }).splashLog);
const getSplash = (page: Page) => page.getByRole('region', { name: '10x Labs is starting' });

/** Never early, but late on a busy machine. The unit test has the exact times. */
const expectAt = (actual: number | undefined, planned: number) => {
  expect(actual).toBeGreaterThanOrEqual(planned - 20);
  expect(actual).toBeLessThanOrEqual(planned + 1000);
};

test('it appears with the page, follows the specified timing and leaves a usable page', async ({ page }) => {
  await watch(page);
  const answer = await page.goto('/', { waitUntil: 'commit' });
  expect(await answer?.text()).toMatch(/<section id="splash".*Initializing AI-powered platform\.\.\./s);
  await expect(getSplash(page)).toHaveCount(0, { timeout: 15_000 });

  const { progress, words, leaving, gone, inert } = await getLog(page);
  expect(inert).toBe(true);
  expect(progress.at(-1)?.percent).toBe(100);
  for (const [index, { percent }] of progress.entries()) {
    const step = percent - (progress[index - 1]?.percent ?? 0);
    expect(step >= 8 && step <= 20).toBe(true);
  }
  expectAt(progress.at(-1)?.at, 2180);
  expect(words).toHaveLength(5);
  for (const [index, at] of words.entries()) expectAt(at, 1000 + index * 400);
  expectAt(leaving, 2680);
  expectAt(gone, 3000);

  await page.getByRole('banner').getByRole('button', { name: 'Client Login' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the page is rendered before the splash ends', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('#root h1').waitFor({ state: 'attached' });
  await expect(getSplash(page)).toHaveCount(1);
});

for (const [what, act] of [
  ['a key', (page: Page) => page.keyboard.press('Tab')],
  ['a click', (page: Page) => page.mouse.click(640, 20)],
] as const) {
  test(`${what} skips it without another effect`, async ({ page }) => {
    await watch(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('#root')).toHaveAttribute('inert');
    await act(page);
    await expect(getSplash(page)).toHaveCount(0);
    expect((await getLog(page)).gone).toBeLessThan(2680);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await expect(page).toHaveURL('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  });
}

test('it is shown once per browser session', async ({ page }) => {
  const comesWithSplash = async (path: string) => (await (await page.goto(path))?.text())?.includes('id="splash"');
  expect(await comesWithSplash('/contact')).toBe(true);
  await page.keyboard.press('Escape');
  expect(await comesWithSplash('/contact')).toBe(false);
  expect(await comesWithSplash('/')).toBe(false);
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'splash');
  expect(cookie).toMatchObject({ value: 'seen', expires: -1, sameSite: 'Lax' });
});

test('portals and the sign-in open without the splash', async ({ page }) => {
  for (const path of ['/login', '/?sign-in=client', '/client']) {
    const answer = await page.request.get(path, { headers: { accept: 'text/html' } });
    expect(await answer.text()).not.toContain('id="splash"');
  }
});

test('with reduced motion it is static', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watch(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#splash [data-word]').last()).toHaveCSS('opacity', '1');
  await expect(getSplash(page)).toHaveCount(0, { timeout: 15_000 });
  const log = await getLog(page);
  expect(log.progress.map(({ percent }) => percent)).toEqual([100]);
  expect([log.words, log.leaving]).toEqual([[], undefined]);
  expectAt(log.gone, 3000);
});

test('it ends even if its script does not load', async ({ page, expectNoise }) => {
  expectNoise(/Failed to load resource/);
  await page.route('**/js/splash.*.js', (route) => route.abort());
  await watch(page);
  await page.goto('/');
  await expect(page.locator('#splash')).toBeHidden({ timeout: 15_000 });
  await expect.poll(async () => (await getLog(page)).hidden).toBeGreaterThan(6000);
  await page.getByRole('banner').getByRole('button', { name: 'Client Login' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('it is hidden', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#splash')).toBeHidden();
  });
});

for (const width of [390, 393, 1280]) {
  test(`at ${width} px, nothing moves when the typeface arrives after the first paint`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await trackLayoutShift(page);
    const painted = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await painted.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const font = page.waitForResponse('**/*.woff2');
    painted.resolve();
    await (await font).finished();
    await page.evaluate(() => document.fonts.ready);
    await expect(page.locator('#splash')).toHaveCount(0);
    expect(await readLayoutShift(page)).toBeLessThan(0.01);
  });
}
