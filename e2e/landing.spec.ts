import type { Page } from '@playwright/test';
import { findAccessibilityViolations } from './accessibility-violations.ts';
import { readLayoutShift, trackLayoutShift } from './layout-shift.ts';
import { signIn } from './people.ts';
import { expect, test } from './test.ts';

const anchors = [
  { id: 'home', heading: 'Software made to measure' },
  { id: 'ai-expertise', heading: 'AI-first, with its sources open' },
  { id: 'pricing', heading: 'Four plans, two prices each' },
  { id: 'about', heading: 'We measure every promise' },
  { id: 'contact', heading: 'What should be live next?' },
];

for (const { id, heading } of anchors) {
  test(`#${id} scrolls to its section below the bar and focuses its heading`, async ({ page }) => {
    await page.goto(`/#${id}`);
    const title = page.getByRole('heading', { name: heading });
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
    const bar = (await page.getByRole('banner').boundingBox())!;
    expect((await title.boundingBox())!.y).toBeGreaterThan(bar.y + bar.height);
  });
}

test('the bar links to each section and both sign-ins', async ({ page }) => {
  await page.goto('/contact');
  const bar = page.getByRole('banner');
  for (const [label, id] of [
    ['Home', 'home'],
    ['AI-First', 'ai-expertise'],
    ['Pricing', 'pricing'],
    ['About', 'about'],
    ['Contact', 'contact'],
  ] as const) {
    await bar.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(`/#${id}`);
    await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeFocused();
  }
  await expect(bar.getByRole('button', { name: 'Client Login' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Associate Login' })).toBeVisible();
});

test('on a phone the menu has the same links', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const menu = page.getByRole('banner').getByText('Menu', { exact: true });
  for (const name of ['Client Login', 'Associate Login']) {
    await menu.click();
    await page.getByRole('banner').getByRole('button', { name }).filter({ visible: true }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await menu.click();
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/#pricing');
});

test('signed-in visitors see their picture, name and a sign-out through /api/logout', async ({ page }) => {
  await signIn(page.request, 'client2');
  await page.goto('/');
  const bar = page.getByRole('banner');
  await expect(bar.getByText(/^Welcome, \S+ \S+/)).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Client Login' })).toHaveCount(0);
  const left = page.waitForRequest('**/api/logout');
  await bar.getByRole('button', { name: 'Logout' }).click();
  await left;
  await expect(bar.getByRole('button', { name: 'Client Login' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('the hero has four cards with the claims and four actions', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('#home');
  for (const claim of [
    'launch in as little as 7 days',
    '$700M+ saved for clients',
    '127M+ processes automated',
    '80% of spend going directly to delivery',
  ]) {
    await expect(hero.getByRole('listitem').filter({ hasText: claim })).toBeVisible();
  }
  await hero.getByRole('button', { name: 'Client Login' }).click();
  await expect(page.getByRole('dialog', { name: 'Client Login' })).toBeVisible();
  await page.keyboard.press('Escape');
  await hero.getByRole('button', { name: 'Associate Login' }).click();
  await expect(page.getByRole('dialog', { name: 'Associate Login' })).toBeVisible();
  await page.keyboard.press('Escape');
  const start = hero.getByRole('button', { name: 'Start Your Project' });
  await start.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(start).toBeFocused();
  await hero.getByRole('link', { name: 'Book a Free Strategy Call' }).click();
  await expect(page).toHaveURL('/contact');
});

const plans: [name: string, asksFor: string, ...texts: string[]][] = [
  ['Starter', 'Starter', '$129/mo', '$499', 'month-to-month', '250 messages', 'up to 3 automations', 'a 5-7 page site'],
  ['Growth', 'Growth', 'MOST POPULAR', '$249/mo', '$1,499', '6-month minimum', '500 messages', '5-10 automations'],
  ['Pro', 'Pro', '$399/mo', '$3,999', '6-12 month minimum'],
  ['Enterprise', 'Not sure', 'from $1,500+/mo', '$10k-$75k+', 'based on a statement of work'],
];

test('the four plans show prices and terms, and each opens the intake dialog with that plan', async ({ page }) => {
  await page.goto('/#pricing');
  for (const [name, asksFor, ...texts] of plans) {
    const start = page.getByRole('button', { name: `Start with ${name}` });
    const card = page.locator('#pricing').getByRole('listitem').filter({ has: start });
    for (const text of texts) await expect(card).toContainText(text);
    await start.click();
    await expect(page.getByRole('radio', { name: asksFor, exact: true })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(start).toBeFocused();
  }
});

const carousel = (page: Page) => page.getByRole('region', { name: 'Capabilities', exact: true });
const slides = (page: Page) => carousel(page).locator('[aria-roledescription=slide]');
const inView = async (page: Page) => {
  const frame = (await carousel(page).boundingBox())!;
  const boxes = await slides(page).evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().toJSON()));
  return boxes.flatMap(({ left, right }, index) =>
    left > frame.x - 2 && right < frame.x + frame.width + 20 ? [index + 1] : [],
  );
};

for (const { width, pages, perPage } of [
  { width: 1280, pages: 3, perPage: 4 },
  { width: 768, pages: 6, perPage: 2 },
  { width: 390, pages: 12, perPage: 1 },
]) {
  const from = (page: number) => Array.from({ length: perPage }, (_, index) => (page - 1) * perPage + index + 1);

  test(`at ${width} px the carousel has ${pages} pages and wraps around, by buttons, dots and arrow keys`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await carousel(page).scrollIntoViewIfNeeded();
    const at = async (number: number) => {
      await expect(carousel(page).getByText(`Page ${number} of ${pages}`)).toBeVisible();
      await expect.poll(() => inView(page)).toEqual(from(number));
    };
    await at(1);
    await expect(slides(page).and(page.locator(':not([inert])'))).toHaveCount(perPage);
    const dots = carousel(page).getByRole('button', { name: /^Go to page/ });
    await expect(dots).toHaveCount(pages);
    await carousel(page).getByRole('button', { name: 'Next page' }).click();
    await at(2);
    await carousel(page).getByRole('button', { name: 'Previous page' }).click();
    await carousel(page).getByRole('button', { name: 'Previous page' }).click();
    await at(pages);
    await carousel(page).getByRole('button', { name: 'Next page' }).click();
    await at(1);
    await dots.nth(1).click();
    await at(2);
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('ArrowRight');
    await at(3);
    await page.keyboard.press('ArrowLeft');
    await at(2);
  });
}

test('a swipe turns the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).getByText('Page 1 of 12')).toBeVisible();
  const { x, y } = (await slides(page).first().boundingBox())!;
  await page.mouse.move(x + 300, y + 120);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 120, { steps: 8 });
  await page.mouse.up();
  await expect(carousel(page).getByText('Page 2 of 12')).toBeVisible();
});

test('a resize returns the carousel to its first page', async ({ page }) => {
  await page.goto('/');
  await carousel(page).scrollIntoViewIfNeeded();
  await carousel(page).getByRole('button', { name: 'Next page' }).click();
  await expect(carousel(page).getByText('Page 2 of 3')).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(carousel(page).getByText('Page 1 of 3')).toBeVisible();
  await carousel(page).getByRole('button', { name: 'Next page' }).click();
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(carousel(page).getByText('Page 1 of 6')).toBeVisible();
});

test('all twelve are listed in a grid below, each with a link to the contact section', async ({ page }) => {
  await page.goto('/');
  const cards = page.locator('#capabilities').getByRole('listitem');
  await expect(cards).toHaveCount(12);
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading')).toBeVisible();
    await expect(card.getByRole('link')).toHaveText('Book a Strategy Call');
  }
  await cards.nth(4).getByRole('link', { name: 'Book a Strategy Call: AI chatbots' }).click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.getByRole('heading', { name: 'What should be live next?' })).toBeFocused();
});

test('the page and its animated pictures load without layout shift', async ({ page }) => {
  await trackLayoutShift(page);
  await page.goto('/');
  for (const id of ['pricing', 'ai-expertise', 'capabilities', 'about', 'contact']) {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded();
  }
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).getByText('Page 1 of 3')).toBeAttached();
  await page.locator('#about').scrollIntoViewIfNeeded();
  expect(await readLayoutShift(page)).toBeLessThan(0.01);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`${colorScheme} at ${width} px, the page has no accessibility violations and does not scroll sideways`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      await carousel(page).scrollIntoViewIfNeeded();
      await expect(carousel(page).getByText('Page 1 of')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await findAccessibilityViolations(page)).toEqual([]);
    });
  }
}

test('the public pages do not scroll sideways, from 400% zoom to a wide screen', async ({ page }) => {
  for (const width of [320, 640, 768, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/contact']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBe(width);
    }
  }
});
