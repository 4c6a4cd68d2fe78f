import type { Browser, Page } from '@playwright/test';
import { submitEnquiry } from './enquiries.ts';
import { type AccountName, signIn } from './people.ts';
import { runUnregisteredOperation } from './run-unregistered-operation.ts';
import { splashSeenState } from './splash-state.ts';
import { expect, test } from './test.ts';

async function openAs(browser: Browser, baseURL: string | undefined, name: AccountName, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, storageState: splashSeenState });
  await signIn(context.request, name);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

async function enterLead(page: Page, company: string): Promise<void> {
  await page.goto('/sales-portal?tab=leads');
  await page.getByRole('button', { name: 'Submit New Lead' }).click();
  const form = page.getByRole('dialog', { name: 'Submit New Lead' });
  await form.getByLabel('Company Name').fill(company);
  await form.getByLabel('Contact Name').fill('Mia Park');
  await form.getByLabel('Contact Email').fill(`${Date.now()}@mill.example`);
  await form.getByRole('button', { name: 'Submit Lead' }).click();
  await page.getByText('Lead Created').waitFor();
}

const row = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Leads' }).getByRole('row').filter({ hasText: name });

test('sales edits a lead, plans its next step, logs a call, hands it over and gives the reason of its loss', async ({
  page,
}) => {
  await signIn(page.request, 'sales');
  const company = `Weir ${Date.now()}`;
  await enterLead(page, company);
  await page.getByRole('link', { name: company }).click();
  const lead = page.getByRole('dialog');

  await lead.getByRole('button', { name: 'Edit lead' }).click();
  await lead.getByLabel('Timeline').fill('Before the spring tide');
  await lead.getByRole('button', { name: 'Save lead' }).click();
  await page.getByText('Lead saved').waitFor();
  await expect(lead.getByText('Before the spring tide')).toBeVisible();

  await lead.getByLabel('Next step').fill('Call about the sluice');
  await lead.getByLabel('Due', { exact: true }).fill('2026-01-05');
  await lead.getByRole('button', { name: 'Save next step' }).click();
  await page.getByText('Next step saved').waitFor();

  await lead.getByLabel('What was said').fill('They want two references');
  await lead.getByRole('button', { name: 'Add to log' }).click();
  await expect(lead.getByRole('region', { name: 'Contact log' }).getByRole('listitem')).toContainText(
    'They want two references',
  );
  await page.keyboard.press('Escape');
  await lead.waitFor({ state: 'detached' });
  await expect(row(page, company)).toContainText('Call about the sluice');
  await expect(row(page, company)).toContainText('Overdue');

  await page.getByRole('combobox', { name: 'Filter by owner' }).selectOption('My leads');
  await expect(row(page, company)).toBeVisible();
  await page.getByRole('link', { name: company }).click();
  await lead.getByLabel('Owner').selectOption('No one');
  await page.getByText(`${company} has no owner now`).waitFor();
  await lead.getByRole('button', { name: 'Take this lead' }).click();
  await page.getByText(`${company} is yours`).waitFor();

  await lead.getByRole('combobox', { name: `Status of ${company}` }).selectOption('Lost');
  const why = page.getByRole('dialog', { name: `Why is ${company} lost?` });
  await why.getByLabel('Reason').selectOption('Price');
  await why.getByRole('button', { name: 'Mark as lost' }).click();
  await expect(page.getByText('Closed: Lost')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Price' })).toBeVisible();
});

test('an overdue next step on the home page leads to its lead', async ({ page }) => {
  await signIn(page.request, 'sales');
  await page.goto('/');
  await page.getByRole('link', { name: 'Marek Novak' }).click();
  await expect(page.getByRole('dialog', { name: 'Marek Novak' })).toBeVisible();
  await expect(page.getByLabel('Next step')).toHaveValue('Call about the export of their old parts list');
});

test('an enquiry has one state in sales and in the hub, and both see it move', async ({
  browser,
  baseURL,
  request,
}) => {
  const name = await submitEnquiry(request);
  const sales = await openAs(browser, baseURL, 'sales', `/sales-portal?tab=leads&q=${encodeURIComponent(name)}`);
  const developer = await openAs(browser, baseURL, 'developer', '/contractor?tab=client-store');
  const status = sales.getByRole('combobox', { name: `Status of ${name}` });
  await expect(status).toHaveValue('new');

  await developer.getByRole('button', { name: `Contact ${name}` }).click();
  await developer.getByLabel('Message').fill('When can we talk?');
  await developer.getByRole('button', { name: 'Send Message' }).click();
  await developer.getByText('Message Sent').waitFor();
  await expect(status).toHaveValue('contacted');
  await sales.getByRole('link', { name, exact: true }).click();
  await expect(sales.getByRole('region', { name: 'Contact log' })).toContainText('When can we talk?');
  await sales.keyboard.press('Escape');
  await sales.getByRole('dialog').waitFor({ state: 'detached' });

  await status.selectOption('Lost');
  await sales.getByRole('dialog').getByLabel('Reason').selectOption('Timing');
  await sales.getByRole('button', { name: 'Mark as lost' }).click();
  await expect(developer.getByRole('button', { name: `Accept the request from ${name}` })).toHaveCount(0);
  await Promise.all([sales.context().close(), developer.context().close()]);
});

for (const name of ['developer', 'client'] as const) {
  test(`${name} can neither open leads nor change one`, async ({ page, product, browser, baseURL }) => {
    const sales = await openAs(browser, baseURL, 'sales', '/sales-portal?tab=leads&q=tram');
    const link = sales.getByRole('link', { name: 'Tram Museum', exact: true });
    const id = (await link.getAttribute('id'))?.replace('lead-', '');
    await sales.context().close();
    await signIn(page.request, name);
    await page.goto(`/sales-portal?tab=leads&lead=${id}`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('Tram Museum')).toHaveCount(0);
    const mutations = [
      'mutation ($id: ID!) { updateLead(id: $id, input: { companyName: "Mine" }) { id } }',
      'mutation ($id: ID!) { addLeadLogEntry(id: $id, input: { kind: note, text: "Hello" }) { id } }',
    ];
    for (const query of mutations) {
      const response = await runUnregisteredOperation(product, page.request, query, { id });
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    }
  });
}
