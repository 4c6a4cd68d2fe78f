import type { Page } from '@playwright/test';
import { signIn } from './people.ts';
import { splashSeenState } from './splash-state.ts';
import { expect, test } from './test.ts';
import { openTicket } from './tickets.ts';

const readBox = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not on screen`);
  return box;
};

test('support takes back a resolved ticket by keyboard, and the client sees both', async ({
  page,
  browser,
  baseURL,
  product,
}) => {
  const title = 'The ferry is missing from the timetable';
  const desk = await browser.newContext({ baseURL, storageState: splashSeenState });
  const support = await desk.newPage();
  await Promise.all([signIn(page.request, 'client'), signIn(desk.request, 'support')]);
  const id = await openTicket(product, page.request, { title });
  await Promise.all([page.goto(`/client/support/${id}`), support.goto('/contractor?tab=tickets&search=timetable')]);
  await page.getByLabel('Message', { exact: true }).waitFor();
  await support
    .getByRole('listitem')
    .filter({ has: support.getByRole('heading', { name: title }) })
    .getByRole('button', { name: /^Resolve/ })
    .click();
  // The focus keeps the toast, however long the client's page takes.
  await support.getByRole('button', { name: 'Undo' }).focus();
  await expect(support.getByRole('status').filter({ hasText: 'Ticket resolved' })).toBeVisible();
  await expect(page.getByText('This ticket is resolved.')).toBeVisible();
  await support.keyboard.press('Enter');
  await expect(support.getByText('Change undone')).toBeVisible();
  await expect(page.getByLabel('Message', { exact: true })).toBeVisible();
  await expect(page.getByText('This ticket is resolved.')).toHaveCount(0);
  await desk.close();
});

test('at 1280 × 900 a toast does not cover the dialog that it speaks of', async ({ page, expectNoise }) => {
  expectNoise(/Failed to load resource/);
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page.request, 'client2');
  await page.goto('/client/projects');
  await page.getByRole('button', { name: 'Start New Project' }).first().click();
  await page.getByLabel('Project name').fill('Toast and Butter');
  await page.getByLabel('What should we build?').fill('Breakfast, ordered from bed.');
  await page.getByLabel('Plan').selectOption('small');
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByText("Couldn't create the project")).toBeVisible();
  const [toast, dialog] = [await readBox(page, '[role=alert] > div'), await readBox(page, '[role=dialog]')];
  const isBeside = toast.x >= dialog.x + dialog.width || toast.x + toast.width <= dialog.x;
  const isAboveOrBelow = toast.y >= dialog.y + dialog.height || toast.y + toast.height <= dialog.y;
  expect({ isCovered: !isBeside && !isAboveOrBelow, toast, dialog }).toMatchObject({ isCovered: false });
});
