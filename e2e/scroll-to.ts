import { expect, type Locator, type Page } from '@playwright/test';

/** Scrolls down until the element exists: long lists only render rows near the viewport. */
export const scrollTo = (page: Page, target: Locator): Promise<void> =>
  expect(async () => {
    if ((await target.count()) === 0) await page.mouse.wheel(0, 600);
    await expect(target).toHaveCount(1, { timeout: 200 });
  }).toPass();
