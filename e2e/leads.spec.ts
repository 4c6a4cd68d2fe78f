import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { runSql } from './database.ts';
import { submitEnquiry } from './enquiries.ts';
import { live } from './live.ts';
import { type AccountName, signIn } from './people.ts';
import { splashSeenState } from './splash-state.ts';
import { expect, test } from './test.ts';

const row = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Leads' }).getByRole('row').filter({ hasText: name });

async function openAs(browser: Browser, baseURL: string | undefined, name: AccountName): Promise<Page> {
  const context = await browser.newContext({ baseURL, storageState: splashSeenState });
  await signIn(context.request, name);
  const page = await context.newPage();
  await page.goto('/sales-portal?tab=leads');
  await page.getByRole('row').nth(1).waitFor();
  return page;
}

async function submitLead(page: Page, company: string): Promise<void> {
  await page.getByRole('button', { name: 'Submit New Lead' }).click();
  const form = page.getByRole('dialog', { name: 'Submit New Lead' });
  await expect(form.getByRole('button', { name: 'Submit Lead' })).toBeDisabled();
  await form.getByLabel('Company Name').fill(company);
  await form.getByLabel('Contact Name').fill('Mia Park');
  await form.getByLabel('Contact Email').fill('mia@mill.example');
  await form.getByRole('button', { name: 'Submit Lead' }).click();
  await page.getByText('Lead Created').waitFor();
}

for (const name of ['sales', 'admin'] as const) {
  test(`${name} enters a lead, finds it, adds notes, changes its status and exports it`, async ({ page }) => {
    await signIn(page.request, name);
    await page.goto('/sales-portal?tab=leads');
    const company = `Mill of ${name}`;
    await submitLead(page, company);
    await expect(row(page, company)).toHaveAttribute('aria-rowindex', '2');

    await page.getByRole('searchbox', { name: 'Search leads' }).fill(`mill ${name}`);
    await expect(page.getByRole('table', { name: 'Leads' })).toHaveAttribute('aria-rowcount', '2');
    await page.getByRole('link', { name: company }).click();
    await page.getByLabel('Notes').fill('Likes watermills.');
    await page.getByRole('button', { name: 'Save notes' }).click();
    await page.getByText('Notes saved').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect(page.getByRole('link', { name: company })).toBeFocused();
    const saved = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('mutation MoveLead')),
    );
    await page.getByRole('combobox', { name: `Status of ${company}` }).selectOption('Qualified');
    await saved;

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = readFileSync(await (await download).path(), 'utf8');
    expect(file.split('\r\n')).toHaveLength(3);
    expect(file).toContain(`${company},Mia Park`);
    expect(file).toContain(',Qualified,');
    expect(file).toContain('Likes watermills.');
    await page.reload();
    await expect(page.getByRole('combobox', { name: `Status of ${company}` })).toHaveValue('qualified');
  });
}

test('a new lead and a contact form enquiry appear live in another browser', async ({ page, browser, baseURL }) => {
  await signIn(page.request, 'sales');
  await page.goto('/sales-portal?tab=leads');
  await page.getByRole('row').nth(1).waitFor();
  const other = await openAs(browser, baseURL, 'admin');
  await submitLead(other, 'Quarry Works');
  await row(page, 'Quarry Works').waitFor(live());
  await page.getByRole('combobox', { name: 'Status of Quarry Works' }).selectOption('Won');
  await expect(other.getByRole('combobox', { name: 'Status of Quarry Works' })).toHaveValue('won', live());
  const visitor = await submitEnquiry(other.request);
  await row(page, visitor).waitFor(live());
  await other.context().close();
});

test('a list of two thousand leads is virtualized, jumps to the end and restores its position', async ({
  page,
  product,
}) => {
  const old = "('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid";
  await runSql(
    product.databaseUrl(),
    `insert into leads (id, created_at, updated_at, company_name, contact_name, contact_email, status)
     select ${old}, now(), now(), 'Crowd ' || n, 'Cora', 'cora@crowd.example', 'new' from generate_series(1, 2000) n`,
  );
  await signIn(page.request, 'sales');
  await page.goto('/sales-portal?tab=leads&q=crowd');
  await row(page, 'Crowd 2000').waitFor();
  expect(await page.getByRole('row').count()).toBeLessThan(60);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('link', { name: 'Crowd 1', exact: true }).waitFor();
  await page.evaluate(() => window.scrollBy(0, -500 * 68));
  const middle = page.getByRole('link', { name: 'Crowd 500', exact: true });
  await middle.waitFor();
  const before = await page.evaluate(() => window.scrollY);
  await page.reload();
  await middle.waitFor();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(120);
  await runSql(product.databaseUrl(), "delete from leads where contact_email = 'cora@crowd.example'");
});

test('other staff are redirected and cannot export', async ({ page, expectNoise }) => {
  expectNoise(/Failed to load resource/);
  await signIn(page.request, 'developer');
  await page.goto('/sales-portal?tab=leads');
  await expect(page).not.toHaveURL(/sales-portal/);
  expect((await page.request.get('/api/sales/leads/export')).status()).toBe(403);
});

test('on a phone a lead is a card, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page.request, 'sales');
  await page.goto('/sales-portal?tab=leads&q=tram');
  await row(page, 'Tram Museum').waitFor();
  const isSideways = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(await isSideways()).toBe(false);
  await page.getByRole('link', { name: 'Tram Museum', exact: true }).click();
  await page.getByRole('button', { name: 'Save notes' }).waitFor();
  expect(await isSideways()).toBe(false);
});

for (const width of [390, 768, 1280]) {
  test(`at ${width} pixels a next step is shown whole, on several lines`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page.request, 'sales');
    await page.goto('/sales-portal?tab=leads&q=Marek');
    const step = row(page, 'Marek Novak').getByText('Call about the export of their old parts list');
    const isCut = await step.evaluate(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth || scrollHeight > clientHeight,
    );
    expect(isCut).toBe(false);
    await expect(step).toBeVisible();
  });
}
