import type { Locator, Page } from '@playwright/test';
import { choose } from './choose.ts';
import { live } from './live.ts';
import { type AccountName, signIn } from './people.ts';
import { splashSeenState } from './splash-state.ts';
import { expect, test } from './test.ts';

/** Changes in one browser appear in the other within a second. */
const portal = '/project-manager-portal';

/** Where to grab a card: its middle has the assignee select. */
const byTitle = { x: 80, y: 18 };

const column = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const card = (page: Page, title: string): Locator => page.getByRole('listitem').filter({ hasText: title });

async function getBoard(page: Page, title: string): Promise<void> {
  await page.goto(portal);
  await page.getByRole('region', { name: 'Projects at risk' }).getByRole('link', { name: title }).click();
  await page.getByRole('link', { name: 'Open the board' }).click();
  await column(page, 'To do').getByRole('listitem').first().waitFor();
}

async function make(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'New task' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Title').fill(title);
  await form.getByRole('button', { name: 'Create task' }).click();
  await card(page, title).waitFor();
}

for (const name of ['pm', 'admin'] satisfies AccountName[]) {
  test(`${name} creates a task, drags it, and finds it where it was dropped`, async ({ page }) => {
    const title = `Quay of ${name}`;
    await signIn(page.request, name);
    await getBoard(page, 'Harbour Booking Portal');
    await make(page, title);
    const above = column(page, 'In progress').getByRole('listitem').first();
    await card(page, title).dragTo(above, { sourcePosition: byTitle, targetPosition: { x: 60, y: 6 } });
    await expect(column(page, 'In progress').getByRole('listitem').first()).toContainText(title);
    await card(page, title).dragTo(column(page, 'In progress').getByRole('listitem').nth(2), {
      sourcePosition: byTitle,
      targetPosition: { x: 60, y: 60 },
    });
    await expect(column(page, 'In progress').getByRole('listitem').nth(2)).toContainText(title);

    await choose(card(page, title).getByRole('combobox'), 'Devika Rao', 'devika');
    await page.reload();
    await expect(column(page, 'In progress').getByRole('listitem').nth(2)).toContainText(title);
    await expect(card(page, title).getByRole('combobox')).toHaveText(/Devika Rao/);

    await page.getByRole('button', { name: title, exact: true }).click();
    await page.getByRole('button', { name: 'Delete task' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(card(page, title)).toHaveCount(0);
  });
}

test("two managers of a project see each other's moves, and a keyboard move keeps the focus on the card", async ({
  page,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({
    baseURL,
    storageState: splashSeenState,
    viewport: { width: 390, height: 844 },
  });
  const phone = await elsewhere.newPage();
  await Promise.all([signIn(page.request, 'pm'), signIn(elsewhere.request, 'admin')]);
  await Promise.all([getBoard(page, 'Clinic Client Portal'), getBoard(phone, 'Clinic Client Portal')]);
  const title = 'Audit log of document access';

  await page.getByRole('button', { name: `Move ${title}`, exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Column In progress, position 1 of 1.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(column(phone, 'In progress')).toContainText(title, live());
  await expect(page.getByRole('button', { name: `Move ${title}`, exact: true })).toBeFocused();

  await phone.getByRole('button', { name: `Move ${title} to…` }).click();
  await phone.getByRole('menuitem', { name: 'Review' }).click();
  await expect(column(page, 'Review')).toContainText(title, live());
  await expect(column(phone, 'Review')).toContainText(title);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await elsewhere.close();
});

test('every tab fits a phone and shows the demo data', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page.request, 'pm');
  for (const [tab, text] of [
    ['overview', 'Over four weeks old'],
    ['tasks', 'Print the arrivals of a day'],
    ['team', /open tasks?/],
    ['analytics', 'Days from created to done'],
  ] as const) {
    await page.goto(`${portal}?tab=${tab}`);
    await page.getByText(text).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), tab).toBe(true);
  }
});

test('people who manage no projects are redirected and get no tasks from the API', async ({ page }) => {
  await signIn(page.request, 'developer');
  await page.goto(`${portal}?tab=tasks`);
  await expect(page).not.toHaveURL(new RegExp(portal));
  expect((await page.request.get('/api/tasks')).status()).toBe(403);
});
