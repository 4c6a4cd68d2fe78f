import { readFileSync } from 'node:fs';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { live } from './live.ts';
import { type AccountName, signIn } from './people.ts';
import type { Product } from './product.ts';
import { runUnregisteredOperation } from './run-unregistered-operation.ts';
import { splashSeenState } from './splash-state.ts';
import { expect, test } from './test.ts';

const column = (page: Page, name: string) => page.getByRole('region', { name });
const card = (page: Page, phase: string, title: string) =>
  column(page, phase).getByRole('listitem').filter({ hasText: title });

/** Opens a tab of the sales portal and waits for its subscriptions. */
async function openSales(context: BrowserContext, who: AccountName, path: string): Promise<Page> {
  await signIn(context.request, who);
  const page = await context.newPage();
  const followed = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('pipelineChanged')));
  await page.goto(path);
  await followed;
  return page;
}

async function ask<Data>(product: Product, admin: APIRequestContext, query: string, variables: object): Promise<Data> {
  const { data } = await (await runUnregisteredOperation(product, admin, query, variables)).json();
  return data;
}

async function newProject(product: Product, admin: APIRequestContext, title: string): Promise<void> {
  const query = 'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id } }';
  await ask(product, admin, query, { input: { title, description: 'To be moved', tier: 'medium' } });
}

async function newLead(product: Product, admin: APIRequestContext, companyName: string): Promise<void> {
  const contactEmail = `${companyName.replaceAll(' ', '-').toLowerCase()}@lead.test`;
  const input = { companyName, contactName: 'Lena Moor', contactEmail, budget: '15k_50k' };
  const create = 'mutation ($input: CreateLeadInput!) { createLead(input: $input) { id } }';
  const { createLead } = await ask<{ createLead: { id: string } }>(product, admin, create, { input });
  const update = 'mutation ($id: ID!) { updateLead(id: $id, input: { status: proposal }) { id } }';
  await ask(product, admin, update, createLead);
}

for (const [who, other] of [
  ['sales', 'admin'],
  ['admin', 'sales'],
] as const) {
  test(`${who} moves a project and wins a lead, and ${other} sees it on a phone without a reload`, async ({
    browser,
    baseURL,
    context,
    admin,
    product,
  }) => {
    const [project, company] = [`Web shop of ${who}`, `Museum of ${who}`];
    await newProject(product, admin, project);
    await newLead(product, admin, company);
    const small = await browser.newContext({
      baseURL,
      storageState: splashSeenState,
      viewport: { width: 390, height: 844 },
    });
    const [page, phone] = await Promise.all([
      openSales(context, who, '/sales-portal'),
      openSales(small, other, '/sales-portal'),
    ]);
    await card(phone, 'Requirements', project).waitFor();

    // Near the top: scrolling while dragging would move another card under the pointer.
    await card(page, 'Requirements', project).dragTo(column(page, 'Testing'), {
      sourcePosition: { x: 60, y: 20 },
      targetPosition: { x: 80, y: 40 },
    });
    await card(page, 'Testing', project).waitFor();
    await expect(card(phone, 'Testing', project)).toHaveCount(1, live());

    await page.getByRole('button', { name: `Move ${company}, Lena Moor to…` }).click();
    await page.getByRole('menuitem', { name: /Development/ }).click();
    await expect(page.getByRole('dialog')).toContainText(
      `${company} will be marked as won, and its project will start in Development (High, $15,000).`,
    );
    await page.getByRole('button', { name: 'Mark as won' }).click();
    await expect(card(phone, 'Development', `Project for ${company}`)).toHaveCount(1, live(1500));
    await expect(card(phone, 'Requirements', company)).toHaveCount(0);
    await expect(card(page, 'Development', `Project for ${company}`)).toContainText('Project');

    const handle = phone.getByRole('button', { name: new RegExp(`^Move ${project}, [^…]*$`) });
    await handle.focus();
    await phone.keyboard.press('Space');
    await phone.keyboard.press('ArrowRight');
    await phone.keyboard.press('Space');
    await phone.getByRole('button', { name: 'Move to Deployment' }).click();
    await expect(card(page, 'Deployment', project)).toHaveCount(1, live(1500));
    await expect(handle).toBeFocused();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await small.close();
  });
}

test('a new contact appears live, links to its lead and counts in the exported figures', async ({
  context,
  admin,
  product,
}) => {
  const page = await openSales(context, 'sales', '/sales-portal?tab=contacts&q=live-light');
  await page.getByText('No contacts found').waitFor();
  await newLead(product, admin, 'Live Light');
  const row = page.getByRole('row', { name: /Lena Moor/ });
  await expect(row).toHaveCount(1, live());
  await expect(row.getByRole('link', { name: 'live-light@lead.test' })).toBeVisible();
  await expect(row.getByRole('link', { name: 'Lead: Proposal' })).toHaveAttribute('href', /tab=leads&lead=/);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.getByRole('tab', { name: 'Sales Analytics' }).click();
  await page.getByRole('button', { name: '3 months' }).click();
  await expect(page).toHaveURL(/months=3/);
  await page.getByRole('img', { name: /^Leads by month/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^sales-\d{4}-\d\d-3-months\.csv$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain('Part,Of,Figure,Value,Sample\r\n');
});

test('people outside sales are redirected and cannot move a deal', async ({ page, product }) => {
  const move = `mutation ($id: ID!) {
    movePipelineDeal(id: $id, input: { from: requirements, to: testing, isLead: false }) { total } }`;
  for (const who of ['client', 'developer', 'pm'] as const) {
    await signIn(page.request, who);
    await page.goto('/sales-portal?tab=contacts');
    await expect(page).toHaveURL('/');
    const id = '00000000-0000-7000-8000-000000000000';
    const answer = await runUnregisteredOperation(product, page.request, move, { id });
    expect((await answer.json()).errors[0].extensions.code).toBe('FORBIDDEN');
  }
});
