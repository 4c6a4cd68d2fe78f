import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { findAccessibilityViolations } from './accessibility-violations.ts';
import { listMailedCalendars, findMailedLink } from './outbox.ts';
import { expect, test } from './test.ts';

test.use({ timezoneId: 'America/Los_Angeles', locale: 'en-US' });

// An address can have five open calls, so each test books from its own.
test.beforeEach(({ context }) => context.setExtraHTTPHeaders({ 'x-forwarded-for': createAddress() }));
const createAddress = () =>
  `2001:db8:${(Date.now() % 65_536).toString(16)}:${Math.floor(Math.random() * 65_536).toString(16)}::1`;

/** A unique email, because mails are found by address. */
const visitor = (name: string) => `${name}-${Date.now()}@visitor.test`;
const stamp = (instant: string) => instant.replaceAll(/[-:]|\.\d{3}/g, '');
const times = (page: Page) => page.getByRole('radio', { name: / in Berlin$/ });

async function openPicker(page: Page): Promise<Locator> {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Book a 15-min strategy call' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Your Strategy Call' });
  await expect(times(page).first()).toBeVisible();
  return dialog;
}

const days = (page: Page) => page.getByRole('radio', { name: /free times/ });

/** Selects a time on the last of the two weeks' days, which other tests don't use. */
async function choose(page: Page, index: number): Promise<{ startsAt: string; name: string }> {
  await days(page).last().check();
  const time = times(page).nth(index);
  await time.check();
  return { startsAt: await time.inputValue(), name: (await time.getAttribute('aria-label')) ?? '' };
}

/** Selects the time of an instant: in another time zone the two weeks may begin a day later. */
async function chooseInstant(page: Page, startsAt: string): Promise<void> {
  const time = page.locator(`input[value="${startsAt}"]`);
  for (let day = -1; (await time.count()) === 0; day -= 1) await days(page).nth(day).check();
  await time.check();
}

async function fillIn(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Ada Lovelace');
  await dialog.getByLabel('Email').fill(email);
}

test('a visitor books a call in their time zone, moves it through the link in the email and cancels it', async ({
  page,
  product,
}) => {
  test.slow();
  const email = visitor('ada');
  const dialog = await openPicker(page);
  await expect(dialog.getByLabel('Times in')).toHaveValue('America/Los_Angeles');
  const { startsAt, name } = await choose(page, 3);
  const here = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Los_Angeles',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(startsAt));
  expect(name.startsWith(here.replaceAll(/\s/g, ' '))).toBe(true);
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Book the call' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox to confirm' })).toBeFocused();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Book a 15-min strategy call' })).toBeFocused();

  await page.goto(await findMailedLink(product, email, '/call'));
  await expect(page).toHaveTitle('Your strategy call · 10x Labs');
  await page.getByRole('button', { name: 'Confirm the call' }).click();
  await expect(page.getByText(/^Confirmed\./)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('strategy-call.ics');
  expect(readFileSync(await file.path(), 'utf8')).toContain(`DTSTART:${stamp(startsAt)}`);
  await page.reload();
  await page.getByRole('button', { name: 'Move to another time' }).click();
  const moved = await choose(page, 7);
  await page.getByRole('button', { name: 'Move the call' }).click();
  await expect(page.getByText(/^Moved\./)).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Cancel the call' }).click();
  await page.getByRole('button', { name: 'Yes, cancel the call' }).click();
  await expect(page.getByRole('heading', { name: 'Your strategy call is canceled' })).toBeVisible();

  await expect.poll(() => listMailedCalendars(product, email).length).toBe(3);
  const [booked, movedTo, canceled] = listMailedCalendars(product, email);
  const uid = booked?.find((line) => line.startsWith('UID:'));
  expect(booked).toEqual(expect.arrayContaining([`DTSTART:${stamp(startsAt)}`, 'SEQUENCE:0']));
  expect(movedTo).toEqual(expect.arrayContaining([uid, `DTSTART:${stamp(moved.startsAt)}`, 'SEQUENCE:1']));
  expect(canceled).toEqual(expect.arrayContaining([uid, 'METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:2']));

  await page.getByRole('button', { name: 'Book another call' }).click();
  await page
    .getByRole('radio', { name: /free times/ })
    .last()
    .check();
  await expect(page.getByRole('radio', { name: moved.name, exact: true }), 'its time is free again').toBeVisible();
});

test('when two visitors book the same time, one gets it and the other keeps their input and chooses another', async ({
  page,
  browser,
  baseURL,
  expectNoise,
}) => {
  test.slow();
  expectNoise(/Failed to load resource.* 409/);
  const context = await browser.newContext({ baseURL, timezoneId: 'Asia/Kolkata', locale: 'en-US' });
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': createAddress() });
  const other = await context.newPage();
  const pages = [page, other];
  for (const each of pages) await openPicker(each);
  const { startsAt } = await choose(page, 12);
  await chooseInstant(other, startsAt);
  for (const each of pages) await fillIn(each, visitor('racer'));
  await Promise.all(pages.map((each) => each.getByRole('button', { name: 'Book the call' }).click()));
  const booked = (each: Page) => each.getByRole('heading', { name: 'Check your inbox to confirm' });
  const refused = (each: Page) => each.getByText('This time has just been taken. Please choose another');
  for (const each of pages) await expect(booked(each).or(refused(each))).toBeVisible();
  const won = await Promise.all(pages.map((each) => booked(each).isVisible()));
  expect(won.filter(Boolean)).toHaveLength(1);

  const loser = pages[won.indexOf(false)];
  if (!loser) throw new Error('No one lost');
  await expect(loser.getByRole('dialog').getByLabel('Name')).toHaveValue('Ada Lovelace');
  await expect(loser.locator(`input[value="${startsAt}"]`)).toHaveCount(0);
  await times(loser).first().check();
  await loser.getByRole('button', { name: 'Book the call' }).click();
  await expect(booked(loser)).toBeVisible();
  await context.close();
});

test('an invalid call link shows an error', async ({ page, expectNoise }) => {
  expectNoise(/Failed to load resource.* 404/);
  await page.goto('/call?key=nothing');
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
});

test('page views do not include the key of a link', async ({ page, product }) => {
  const email = visitor('views');
  await page.addInitScript(() => {
    const views: string[] = [];
    document.addEventListener('analytics:page-view', (event) =>
      views.push(JSON.stringify((event as CustomEvent).detail)),
    );
    Object.assign(globalThis, { views });
  });
  await openPicker(page);
  await choose(page, 20);
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Book the call' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox to confirm' })).toBeVisible();
  const first = await page.evaluate(() => (globalThis as unknown as { views: string[] }).views);
  const link = await findMailedLink(product, email, '/call');
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm the call' }).click();
  await expect(page.getByRole('button', { name: 'Move to another time' })).toBeVisible();
  const key = new URL(link).searchParams.get('key') ?? 'none';
  const second = await page.evaluate(() => (globalThis as unknown as { views: string[] }).views);
  const views = [...first, ...second];
  expect(views.length).toBeGreaterThan(1);
  expect(views.join('')).toContain('"/call"');
  expect(views.join('')).not.toContain(key);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`booking and moving a call have no accessibility violations, ${colorScheme} at ${width} px`, async ({
      page,
      product,
    }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await openPicker(page);
      await choose(page, 0);
      await hasNoFault(page, 'the picker');
      const email = visitor('axe');
      await fillIn(page, email);
      await page.getByRole('button', { name: 'Book the call' }).click();
      await expect(page.getByRole('heading', { name: 'Check your inbox to confirm' })).toBeVisible();
      await hasNoFault(page, 'the held time');
      await page.goto(await findMailedLink(product, email, '/call'));
      await expect(page.getByRole('button', { name: 'Confirm the call' })).toBeVisible();
      await hasNoFault(page, 'the confirmation');
      await page.getByRole('button', { name: 'Confirm the call' }).click();
      await page.getByRole('button', { name: 'Move to another time' }).click();
      await expect(times(page).first()).toBeVisible();
      await hasNoFault(page, 'the move');
      await page.getByRole('button', { name: 'Keep the time' }).click();
      await page.getByRole('button', { name: 'Cancel the call' }).click();
      await hasNoFault(page, 'the question');
    });
  }
}

async function hasNoFault(page: Page, step: string): Promise<void> {
  // Without the list of 400 time zones, which takes axe seconds and is the browser's own.
  expect(await findAccessibilityViolations(page, { excluded: 'option' }), step).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(sideways, `${step} does not scroll sideways`).toBe(false);
}
