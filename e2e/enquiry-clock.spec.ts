import type { APIRequestContext, Page } from '@playwright/test';
import { findAccessibilityViolations } from './accessibility-violations.ts';
import { findMailedLink } from './outbox.ts';
import { signIn } from './people.ts';
import type { Product } from './product.ts';
import { runUnregisteredOperation } from './run-unregistered-operation.ts';
import { expect, test } from './test.ts';

const enquiry = {
  name: 'Eve Moreau',
  projectType: 'booking-portal',
  outcome: 'Guests book a table themselves, and the phone is quiet at lunch.',
  budget: '$5–10k',
  timeline: 'Fast (2–4 weeks)',
  preferredPlan: 'Growth',
  consent: true,
};

/** Sends an enquiry and opens the link in its email. */
async function openEnquiry(page: Page, product: Product, email: string): Promise<void> {
  expect(await page.request.post('/api/contact/submit', { data: { ...enquiry, email } })).toBeOK();
  await page.goto(await findMailedLink(product, email, '/enquiry'));
  await expect(page.getByRole('heading', { name: 'We have your enquiry' })).toBeVisible();
}

async function ask(product: Product, sales: APIRequestContext, query: string, variables = {}): Promise<unknown> {
  const reply = await runUnregisteredOperation(product, sales, query, variables);
  const { data, errors } = (await reply.json()) as { data: unknown; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

async function getLead(product: Product, sales: APIRequestContext, email: string): Promise<string> {
  const data = await ask(product, sales, '{ enquiriesToAnswer(first: 500) { edges { node { id contactEmail } } } }');
  const { edges } = (data as { enquiriesToAnswer: { edges: Array<{ node: { id: string; contactEmail: string } }> } })
    .enquiriesToAnswer;
  return edges.find(({ node }) => node.contactEmail === email)?.node.id ?? 'no lead';
}

/** Triggers the page's refresh, which otherwise runs every 30 seconds. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('a visitor follows an enquiry through the link in the email: received, being reviewed, answered', async ({
  page,
  playwright,
  baseURL,
  product,
}) => {
  const email = `eve-${Date.now()}@visitor.test`;
  await openEnquiry(page, product, email);
  await expect(page).toHaveTitle('Your enquiry · 10x Labs');
  await expect(page.getByText(/^23 h 59 min left$/)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Hours of 24' })).toBeAttached();
  await expect(page.getByText(enquiry.outcome)).toBeVisible();

  const sales = await playwright.request.newContext({ baseURL });
  await signIn(sales, 'sales');
  const id = await getLead(product, sales, email);
  await ask(product, sales, 'mutation ($id: ID!) { startEnquiryReview(leadId: $id) { id } }', { id });
  await lookAgain(page);
  await expect(page.getByRole('heading', { name: 'Your enquiry is being reviewed' })).toBeVisible();
  await ask(product, sales, 'mutation ($id: ID!) { updateLead(id: $id, input: { status: contacted }) { id } }', { id });
  await lookAgain(page);
  await expect(page.getByRole('heading', { name: 'Answered in less than a minute' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Answered' }).locator('time')).toBeVisible();
  await sales.dispose();
});

test('a call booked from an enquiry appears on the enquiry', async ({ page, product }) => {
  const email = `caller-${Date.now()}@visitor.test`;
  await openEnquiry(page, product, email);
  const enquiryPage = page.url();
  await page.getByRole('button', { name: 'Book a 15-min strategy call' }).click();
  await page.locator('input[name=startsAt]').first().check();
  await page.getByLabel('Name').fill('Eve Moreau');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Book the call' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox to confirm' })).toBeVisible();
  await page.goto(await findMailedLink(product, email, '/call'));
  await page.getByRole('button', { name: 'Confirm the call' }).click();
  await expect(page.getByText(/^Confirmed\./)).toBeVisible();
  await page.goto(enquiryPage);
  await expect(page.getByText('The email about the call has a link to move or cancel it.')).toBeVisible();
});

test('an invalid enquiry link shows an error', async ({ page, expectNoise }) => {
  expectNoise(/Failed to load resource.* 404/);
  await page.goto('/enquiry?key=nothing');
  await expect(page.getByRole('heading', { name: 'This link is invalid' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`an enquiry's page has no accessibility violations, ${colorScheme} at ${width} px`, async ({
      page,
      product,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await openEnquiry(page, product, `axe-${colorScheme}-${width}-${Date.now()}@visitor.test`);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(sideways, 'the page does not scroll sideways').toBe(false);
    });
  }
}
