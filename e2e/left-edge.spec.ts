import type { Page } from '@playwright/test';
import { type AccountName, signIn } from './people.ts';
import { expect, test } from './test.ts';

interface Row {
  who: AccountName | null;
  path: string;
}

/** A screen of each layout. */
const rows: readonly Row[] = [
  { who: null, path: '/' },
  { who: null, path: '/contact' },
  { who: 'client', path: '/' },
  { who: 'client', path: '/account' },
  { who: 'client', path: '/client' },
  { who: 'client', path: '/client/billing' },
  { who: 'developer', path: '/contractor' },
  { who: 'founder', path: '/admin' },
  { who: 'founder', path: '/admin/releases' },
  { who: 'sales', path: '/sales-portal' },
];

/** The left edge of the text, not of its box. */
const begins = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return Math.round(text.getBoundingClientRect().left);
    });

for (const { who, path } of rows) {
  test(`on a wide screen ${path} is left-aligned with the product name, ${who ?? 'signed out'}`, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    if (who) await signIn(page.request, who);
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    expect(await begins(page, 'h1')).toBe(await begins(page, 'header a'));
  });
}
