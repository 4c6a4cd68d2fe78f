import type { Locator, Page } from '@playwright/test';
import { runSql } from './database.ts';
import { submitEnquiry } from './enquiries.ts';
import { signIn } from './people.ts';
import { runUnregisteredOperation } from './run-unregistered-operation.ts';
import { splashSeenState } from './splash-state.ts';
import { expect, test } from './test.ts';

/** Shows all enquiries: the rest are behind a button. */
async function openEnquiries(page: Page): Promise<void> {
  await page.goto('/sales-portal?tab=leads');
  await page.getByRole('list', { name: 'Enquiries to answer' }).waitFor();
  const all = page.getByRole('button', { name: 'Show all enquiries' });
  if (await all.isVisible()) await all.click();
}

const card = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Enquiries to answer' }).getByRole('listitem').filter({ hasText: name });

test('sales sees the time left for an enquiry, reviews it and answers it', async ({ page, admin, product }) => {
  const name = await submitEnquiry(page.request);
  await signIn(page.request, 'sales');
  await openEnquiries(page);
  await expect(card(page, name)).toContainText(/23 h 59 min left|24 h left/);
  await page.getByRole('button', { name: `Start review of ${name}` }).click();
  await expect(card(page, name)).toContainText('In review by Selma Brandt');
  await openEnquiries(page);
  await expect(card(page, name)).toContainText('In review by Selma Brandt');

  await page.getByRole('button', { name: `Mark as contacted: ${name}` }).click();
  await expect(page.getByText(`${name} marked as contacted`)).toBeVisible();
  await expect(card(page, name)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Enquiries to answer' })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(card(page, name)).toHaveCount(0);

  const query = '{ leads(first: 1) { edges { node { contactName status enquiry { answeredAt } } } } }';
  const { data } = await (await runUnregisteredOperation(product, admin, query)).json();
  expect(data.leads.edges[0].node).toMatchObject({
    contactName: name,
    status: 'contacted',
    enquiry: { answeredAt: expect.any(String) },
  });
});

test('a change that could not be saved is rolled back with an error', async ({ page, expectNoise }) => {
  expectNoise(/Failed to load resource/);
  const name = await submitEnquiry(page.request);
  await signIn(page.request, 'sales');
  await openEnquiries(page);
  await expect(card(page, name)).toBeVisible();
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('MarkAsContacted') ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: `Mark as contacted: ${name}` }).click();
  await expect(page.getByText(`Couldn't mark ${name} as contacted`)).toBeVisible();
  await expect(card(page, name)).toBeVisible();
});

test('an overdue enquiry is labeled and comes before those due later', async ({ page, product }) => {
  const late = await submitEnquiry(page.request);
  const inTime = await submitEnquiry(page.request);
  const age = "update enquiries set created_at = created_at - interval '26 hours' where name = $1";
  await runSql(product.databaseUrl(), age, [late]);
  await signIn(page.request, 'sales');
  await openEnquiries(page);
  await expect(card(page, late)).toContainText('2 h late');
  const names = await page.getByRole('heading', { level: 3 }).allTextContents();
  expect(names.indexOf(late)).toBeLessThan(names.indexOf(inTime));
});

/** How far an element is below the upper edge of the window. */
const getTop = async (target: Locator): Promise<number> =>
  Math.round(await target.evaluate((element) => element.getBoundingClientRect().top));

test('a row in view stays where it is when someone else answers an enquiry above it', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = await submitEnquiry(page.request);
  const office = await browser.newContext({ baseURL, storageState: splashSeenState });
  const colleague = await office.newPage();
  await Promise.all([signIn(page.request, 'sales'), signIn(office.request, 'admin')]);
  await Promise.all([openEnquiries(page), openEnquiries(colleague)]);
  const row = page.getByRole('table', { name: 'Leads' }).getByRole('row').nth(5);
  await row.waitFor();
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, (await getTop(row)) - 300);
  await expect(async () => expect(await getTop(row)).toBe(300)).toPass();
  await colleague.getByRole('button', { name: `Mark as contacted: ${name}` }).click();
  await expect(card(page, name)).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await getTop(row)).toBe(300);
  await office.close();
});

test('on a phone the cards in view stay where they are when the one below them is answered', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const first = await submitEnquiry(page.request);
  const second = await submitEnquiry(page.request);
  await signIn(page.request, 'sales');
  await openEnquiries(page);
  const mark = page.getByRole('button', { name: `Mark as contacted: ${second}` });
  await mark.scrollIntoViewIfNeeded();
  const top = await getTop(card(page, first));
  await mark.click();
  await expect(card(page, second)).toHaveCount(0);
  expect(await getTop(card(page, first))).toBe(top);
  await page.getByRole('button', { name: `Mark as contacted: ${first}` }).click();
});
