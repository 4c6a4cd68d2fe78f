import type { Locator, Page } from '@playwright/test';
import { findAccessibilityViolations } from './accessibility-violations.ts';
import { signIn } from './people.ts';
import { startProduct } from './product.ts';
import { expect, test as base } from './test.ts';

/** A product with a quota of three questions per hour. */
const test = base.extend({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the requested fixtures from this pattern
    async ({}, use) => {
      const product = await startProduct({ JARVIS_QUESTIONS_PER_HOUR: '3' });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const box = (page: Page) => page.getByLabel('Message to Jarvis');
/** Presses Enter until the question is sent: it is ignored while a reply is being written. */
const sendUntil = (page: Page, shown: Locator) =>
  expect(async () => {
    await box(page).press('Enter');
    await expect(shown).toBeVisible({ timeout: 1500 });
  }).toPass();
const usedUp = (page: Page) => page.getByText("You've used all 3 questions for this hour.");

test('the remaining quota is shown, then when it resets, and the draft is kept', async ({ page }) => {
  await signIn(page.request, 'developer');
  await page.goto('/contractor?tab=jarvis');
  await page.getByRole('link', { name: 'Sign-in of the booking portal' }).click();
  for (const left of ['2 questions left this hour', '1 question left this hour']) {
    await box(page).fill('Where is the session kept?');
    await sendUntil(page, page.getByText(left));
  }
  await box(page).fill('And where are the tokens?');
  await sendUntil(page, usedUp(page));
  await expect(page.getByText(/You can ask again (at|on \w+ at) \d+:\d\d [AP]M\./)).toBeVisible();
  await expect(box(page)).not.toBeEditable();
  await expect(page.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
  expect(await findAccessibilityViolations(page), 'the notice').toEqual([]);
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(usedUp(page)).toBeInViewport();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(sideways, `no sideways scroll at ${width} px`).toBe(false);
  }
});
