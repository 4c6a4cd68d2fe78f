import type { Browser, Page } from '@playwright/test';
import { live } from './live.ts';
import { type AccountName, signIn } from './people.ts';
import { choose } from './choose.ts';
import { splashSeenState } from './splash-state.ts';
import { expect, test } from './test.ts';

/** A second person in a second browser. */
async function openSecondPage(browser: Browser, name: AccountName, size = { width: 1280, height: 800 }): Promise<Page> {
  const context = await browser.newContext({ storageState: splashSeenState, viewport: size });
  await signIn(context.request, name);
  return context.newPage();
}

async function fillInProject(page: Page, title: string): Promise<void> {
  await page.getByLabel('Project Title').fill(title);
  await page.getByLabel('Description').fill('Bread that is ordered in the evening and fetched in the morning.');
  await page.getByLabel('Project Tier').selectOption('small');
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByText('Project Created')).toBeVisible();
}

const waitForProjectSubscription = (page: Page) =>
  page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('DetailedProjectChanged')),
    );

test("a developer's change appears on the client's phone within a second", async ({ page, browser }) => {
  await signIn(page.request, 'client');
  await page.setViewportSize({ width: 390, height: 844 });
  const follows = waitForProjectSubscription(page);
  await page.goto('/client/projects');
  await page.getByRole('link', { name: 'Workshop Inventory CRM' }).click();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Project started');
  await follows;

  const developer = await openSecondPage(browser, 'developer');
  await developer.goto('/contractor?tab=projects');
  await developer.getByRole('button', { name: 'Update Workshop Inventory CRM' }).click();
  await developer.getByLabel('Progress in percent').fill('93');
  await developer.getByRole('button', { name: 'Save' }).click();
  await expect(developer.getByText('Workshop Inventory CRM updated')).toBeVisible();
  await expect(page.getByText('93% Complete', { exact: true })).toBeVisible(live());
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('93% complete', live());
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await developer.context().close();
});

test('a client sees a project from the hub and rates it when it is completed', async ({ page, browser }) => {
  const client = await openSecondPage(browser, 'client2');
  await client.goto('/client/projects');
  await expect(client.getByRole('heading', { name: 'Clinic Client Portal' })).toBeVisible();

  await signIn(page.request, 'developer');
  await page.goto('/contractor?tab=projects');
  await page.getByRole('button', { name: 'Create New Project' }).click();
  await fillInProject(page, 'Evening Bread');
  await page.getByRole('button', { name: 'Update Evening Bread' }).click();
  await page.getByLabel('Status', { exact: true }).selectOption('completed');
  await page.getByLabel('Client Email').fill('client2@demo.test');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Evening Bread updated')).toBeVisible();

  const waiting = client.getByRole('region', { name: 'Waiting for you' });
  await expect(waiting.getByRole('link', { name: 'Evening Bread' })).toBeVisible();
  await waiting.getByRole('link', { name: 'Evening Bread' }).click();
  await client.getByRole('radio', { name: '4 of 5, very good' }).check();
  await client.getByRole('button', { name: 'Send rating' }).click();
  await expect(client.getByText('You rated it 4 of 5: very good. Thank you.')).toBeVisible();
  await expect(client.getByRole('region', { name: 'Timeline' })).toContainText('Rated 4 of 5');
  await client.context().close();
});

test('a client starts a project, and the draft survives closing the dialog', async ({ page }) => {
  await signIn(page.request, 'client2');
  await page.goto('/client/projects');
  const start = page.getByRole('button', { name: 'Start New Project' });
  await start.click();
  await expect(page.getByLabel('Project name')).toBeFocused();
  await expect(page.getByLabel('Technologies')).toHaveCount(0);
  await page.getByLabel('Who will use it?').fill('Early birds');
  await page.keyboard.press('Escape');
  await expect(start).toBeFocused();
  await start.click();
  await expect(page.getByLabel('Who will use it?')).toHaveValue('Early birds');
  await page.getByLabel('Project name').fill('Morning Bread');
  await page.getByLabel('What should we build?').fill('Bread that is ordered in the evening.');
  await page.getByLabel('Plan').selectOption('small');
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByText('Project Created')).toBeVisible();
  await page.getByRole('link', { name: 'Morning Bread' }).click();
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();
  await expect(page.getByText('For: Early birds')).toBeVisible();
  await expect(page.getByText('$2,500')).toBeVisible();
});

test('an administrator creates a project for a client with a tester, and both see it', async ({ page, browser }) => {
  await signIn(page.request, 'admin');
  await page.goto('/admin/projects');
  await page.getByRole('button', { name: 'New Project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Project' });
  await choose(dialog.getByRole('combobox', { name: 'Client' }), 'Chidi Nwosu', 'chidi');
  await choose(dialog.getByRole('combobox', { name: 'Tester' }), 'Tomás Romero', 'romero');
  await fillInProject(page, 'Regatta Results');
  const client = await openSecondPage(browser, 'client2');
  await client.goto('/client/projects');
  await expect(client.getByRole('heading', { name: 'Regatta Results' })).toBeVisible();
  const tester = await openSecondPage(browser, 'tester');
  await tester.goto('/contractor?tab=projects');
  await expect(tester.getByText('Regatta Results').first()).toBeVisible();
  await Promise.all([client.context().close(), tester.context().close()]);
});
