import type { Browser, Page } from '@playwright/test';
import { choose } from './choose.ts';
import { type AccountName, signIn, signInThroughForm } from './people.ts';
import { splashSeenState } from './splash-state.ts';
import { expect, test } from './test.ts';

const portal = '/project-manager-portal';

async function openBrowser(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ baseURL, storageState: splashSeenState })).newPage();
}

/** Creates a project as its manager would, and shows its page. */
async function startProject(page: Page, title: string, name: AccountName = 'pm'): Promise<void> {
  await signIn(page.request, name);
  await page.goto(portal);
  await page.getByRole('button', { name: 'New Project' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Project Title').fill(title);
  await form.getByLabel('Description').fill('Tours of eleven lighthouses, booked by the hour.');
  await form.getByLabel('Project Tier').selectOption('small');
  await form.getByLabel('Client Email').fill('keeper@lighthouse.test');
  await choose(form.getByRole('combobox', { name: 'Tester' }), 'Devika Rao', 'devika');
  await form.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test('a project manager starts a project, then moves it and swaps its tester in five clicks after the sign-in', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = 'Lighthouse Tour Planner';
  await startProject(page, title);
  await expect(page.getByText('keeper@lighthouse.test')).toBeVisible();

  const fresh = await openBrowser(browser, baseURL);
  await signInThroughForm(fresh, 'pm');
  await fresh.getByRole('region', { name: 'Projects', exact: true }).getByRole('link', { name: title }).click();
  await fresh.getByRole('combobox', { name: `Status of ${title}` }).selectOption('in_progress');
  await expect(fresh.getByText(`${title} was updated`, { exact: true })).toBeVisible();
  await choose(fresh.getByRole('combobox', { name: 'Tester' }), 'Tomás');
  await expect(fresh.getByText(`The team of ${title} was updated`)).toBeVisible();

  // The page that stayed open follows both changes.
  await expect(page.getByRole('combobox', { name: `Status of ${title}` })).toHaveValue('in_progress');
  await expect(page.getByRole('combobox', { name: 'Tester' })).toHaveText(/Tomás/);
  await expect(page.getByRole('region', { name: 'Activity' })).toContainText('Now in progress');
  await fresh.context().close();
});

test('of two people who change the same figure, the second sees what the first saved and chooses', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = 'Lighthouse Log Book';
  await startProject(page, title);
  await page.getByLabel('Progress in percent').fill('60');

  const other = await openBrowser(browser, baseURL);
  await signIn(other.request, 'admin');
  await other.goto(new URL(page.url()).pathname);
  await other.getByLabel('Progress in percent').fill('55');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByText(`${title} was updated`, { exact: true })).toBeVisible();

  const notice = page.getByRole('alert').filter({ hasText: 'This project was changed elsewhere' });
  await expect(notice).toContainText('55');
  await expect(page.getByLabel('Progress in percent', { exact: true })).toHaveValue('60');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByLabel('Progress in percent', { exact: true })).toHaveValue('60');
  await expect(notice).toHaveCount(0);
  await other.context().close();
});

test('a project fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startProject(page, 'Lighthouse Keeper Rota');
  await page.getByRole('region', { name: 'Facts' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('a contractor who manages no projects is sent away from the page of one', async ({ page, browser, baseURL }) => {
  await startProject(page, 'Lighthouse Lamp Check');
  const path = new URL(page.url()).pathname;
  const stranger = await openBrowser(browser, baseURL);
  await signIn(stranger.request, 'developer');
  await stranger.goto(path);
  await expect(stranger).not.toHaveURL(new RegExp(portal));
  await stranger.context().close();
});

test('a project manager assigns a contractor from the team, and removes them again', async ({ page }) => {
  const title = 'Lighthouse Visitor Count';
  await startProject(page, title);
  await page.goto(`${portal}?tab=team&q=saoirse`);
  const assign = page.getByRole('button', { name: /^Assign projects to Saoirse/ });
  await assign.click();
  const dialog = page.getByRole('dialog');
  await choose(dialog.getByRole('combobox', { name: 'Project' }), title, 'visitor');
  await dialog.getByLabel('Role').selectOption('tester');
  await expect(dialog.getByText('Devika Rao has this role now, and will be replaced.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add to project' }).click();
  const remove = dialog.getByRole('button', { name: `Remove from ${title} as tester` });
  await expect(remove).toBeVisible();
  await remove.click();
  await expect(remove).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'View' }).selectOption('weeks');
  await expect(page.getByRole('table', { name: 'Load by week' }).getByRole('link', { name: /^Saoirse/ })).toBeVisible();
});

test('each reason of a risk opens what it is made of', async ({ page }) => {
  await signIn(page.request, 'pm');
  await page.goto(portal);
  const reasons = page.getByRole('list', { name: 'Why Clinic Client Portal is at risk' });
  await reasons.getByRole('link', { name: /overdue$/ }).click();
  await expect(page.getByRole('combobox', { name: 'Due' })).toHaveValue('overdue');
  await expect(page.getByRole('listitem').filter({ hasText: 'Messages between patient and clinic' })).toBeVisible();
  await expect(page.getByText('Audit log of document access')).toHaveCount(0);
  await page.goBack();
  await reasons.getByRole('link', { name: 'Over four weeks old' }).click();
  await expect(page).toHaveURL(/#facts$/);
  await expect(page.getByRole('region', { name: 'Facts' })).toBeInViewport();
});
