import type { Page } from '@playwright/test';
import { submitEnquiry } from './enquiries.ts';
import { signIn, signInThroughForm } from './people.ts';
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

test('a project that a contractor accepts and takes back leaves the open screen of its client', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const hub = await browser.newContext({ baseURL, storageState: splashSeenState });
  const developer = await hub.newPage();
  await Promise.all([signIn(page.request, 'client2'), signIn(hub.request, 'developer')]);
  const name = await submitEnquiry(request, 'client2@demo.test');
  await Promise.all([page.goto('/client/projects'), developer.goto('/contractor?tab=client-store')]);
  const project = page.getByRole('heading', { name: `Project for ${name}` });
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  await developer.getByRole('button', { name: `Accept the request from ${name}` }).click();
  // The focus keeps the toast, however long the client's page takes.
  await developer.getByRole('button', { name: 'Undo' }).focus();
  await expect(project).toBeVisible();
  await developer.keyboard.press('Enter');
  await expect(developer.getByText('Change undone')).toBeVisible();
  await expect(project).toHaveCount(0);
  await hub.close();
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
  await expectNotCovered(page, '[role=alert] > div', '[role=dialog]');
});

test('a toast makes room for a dialog that opens while it is shown', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInThroughForm(page, 'analyst');
  await page.getByRole('button', { name: 'Edit React Mastery' }).click();
  await expect(page.getByText('Login Successful')).toBeVisible();
  await expectNotCovered(page, 'output > div', '[role=dialog] button[type=submit]');
});

for (const [account, width, height] of [
  ['analyst', 1280, 800],
  ['analyst', 390, 844],
  ['client', 1280, 800],
  ['pm', 390, 844],
] as const) {
  test(`at ${width} pixels the welcome of ${account} covers no button of the list`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signInThroughForm(page, account);
    await page.waitForURL(/\/(client|project-manager|pm|admin)/);
    await page.locator('main h1').waitFor();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(page.getByText('Login Successful')).toBeVisible();
    await expect(async () => {
      const toast = await readBox(page, 'output > div');
      const controls = page.locator('main :is(button, select, input):visible');
      const covered = await controls.evaluateAll(listCovered, toast);
      expect(covered).toEqual([]);
    }).toPass({ timeout: 3000 });
  });
}

function listCovered(controls: Element[], over: { x: number; y: number; width: number; height: number }) {
  const isCovered = ({ left, right, top, bottom }: DOMRect) =>
    left < over.x + over.width && right > over.x && top < over.y + over.height && bottom > over.y;
  return controls.filter((control) => isCovered(control.getBoundingClientRect())).map(({ outerHTML }) => outerHTML);
}

async function expectNotCovered(page: Page, over: string, under: string): Promise<void> {
  await expect(async () => {
    const [toast, other] = [await readBox(page, over), await readBox(page, under)];
    const isBeside = toast.x >= other.x + other.width || toast.x + toast.width <= other.x;
    const isAboveOrBelow = toast.y >= other.y + other.height || toast.y + toast.height <= other.y;
    expect({ isCovered: !isBeside && !isAboveOrBelow, toast, other }).toMatchObject({ isCovered: false });
  }).toPass({ timeout: 3000 });
}
