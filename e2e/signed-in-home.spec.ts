import type { APIRequestContext } from '@playwright/test';
import { type AccountName, signIn } from './people.ts';
import type { Product } from './product.ts';
import { runUnregisteredOperation } from './run-unregistered-operation.ts';
import { expect, test } from './test.ts';

/** Action items in the demo data by kind of person, with their links. */
const needs: Array<{ who: AccountName; kind: string; title?: string; leadsTo: string | RegExp }> = [
  { who: 'client', kind: 'To rate', title: 'Spare Part Finder', leadsTo: /\/client\/projects\/[\w-]{36}$/ },
  { who: 'client', kind: 'To try', title: 'Workshop Inventory CRM', leadsTo: /\/client\/projects\/[\w-]{36}$/ },
  { who: 'developer', kind: 'Open ticket', leadsTo: /\?tab=tickets&ticket=[\w-]{36}$/ },
  { who: 'developer', kind: 'New request', leadsTo: '/contractor?tab=client-store' },
  { who: 'tester', kind: 'To test', title: 'Workshop Inventory CRM', leadsTo: /\?tab=projects&project=[\w-]{36}$/ },
  { who: 'support', kind: 'Open ticket', title: 'Patients of one clinic', leadsTo: /\?tab=tickets&ticket=[\w-]{36}$/ },
  { who: 'sales', kind: 'Enquiry', leadsTo: '/sales-portal?tab=leads' },
  {
    who: 'pm',
    kind: 'At risk',
    title: 'Workshop Inventory CRM',
    leadsTo: /\/project-manager-portal\/projects\/[\w-]{36}$/,
  },
  {
    who: 'analyst',
    kind: 'Draft',
    title: 'Writing for Clients',
    leadsTo: /\?tab=knowledge&status=draft&resource=[\w-]{36}$/,
  },
  { who: 'admin', kind: 'New project', leadsTo: /\/admin\/projects\?project=[\w-]{36}$/ },
  { who: 'admin', kind: 'Open ticket', title: 'Can two workshops', leadsTo: /\/admin\/tickets\?ticket=[\w-]{36}$/ },
];

for (const { who, kind, title = '', leadsTo } of needs) {
  test(`${who} sees ${kind} ${title} at home and can open it`, async ({ page, playwright, baseURL, product }) => {
    // Other journeys give the demo's new projects a team.
    if (kind === 'New project') await startProject(product, await playwright.request.newContext({ baseURL }));
    await signIn(page.request, who);
    await page.goto('/');
    const list = page.getByRole('list', { name: 'Needs your attention' });
    const row = list.getByRole('listitem').filter({ hasText: kind }).filter({ hasText: title }).first();
    await row.getByRole('link').click();
    await expect(page).toHaveURL(leadsTo);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  });
}

test("no one sees another person's action items", async ({ page }) => {
  await signIn(page.request, 'client2');
  await page.goto('/');
  await expect(page.getByText('Front Desk Check-in')).toBeVisible();
  await expect(page.getByText('Spare Part Finder')).toHaveCount(0);
  await expect(page.getByText('Enquiry')).toHaveCount(0);
});

test('the list works by keyboard and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page.request, 'client');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Workshop Inventory CRM' })).toBeVisible();
  await page.getByRole('link', { name: 'Your account' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'A guest wants to move a booking' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Workshop Inventory CRM' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/client\/projects\/[\w-]{36}$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Needs your attention' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('signed-out visitors do not load it', async ({ page }) => {
  const requestBodies: string[] = [];
  page.on('request', (request) => requestBodies.push(request.postData() ?? ''));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requestBodies.filter((body) => body.includes('needsMe'))).toEqual([]);
  await expect(page.getByText('Needs your attention')).toHaveCount(0);
});

async function startProject(product: Product, request: APIRequestContext): Promise<void> {
  await signIn(request, 'client2');
  const input = '{ title: "Marina Berths", description: "Berths to book from the boat.", tier: small }';
  const mutation = `mutation { createProject(input: ${input}) { id } }`;
  const { errors } = await (await runUnregisteredOperation(product, request, mutation)).json();
  expect(errors).toBeUndefined();
  await request.dispose();
}
