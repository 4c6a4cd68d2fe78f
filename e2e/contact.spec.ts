import type { Page } from '@playwright/test';
import { findAccessibilityViolations } from './accessibility-violations.ts';
import { createPdf } from './documents.ts';
import { checkConsent, fillInEnquiry, getLeads, createVisitorEmail, sendEnquiry } from './enquiries.ts';
import { findMail } from './outbox.ts';
import { signIn } from './people.ts';
import { expect, test } from './test.ts';

const getNames = (radios: Element[]) => radios.map((radio) => (radio as HTMLInputElement).value);

/** The server receives the first enquiry, but its response is lost. */
async function loseFirstAnswer(page: Page): Promise<void> {
  let isLost = false;
  await page.route('**/graphql', async (route) => {
    if (isLost || !route.request().postData()?.includes('mutation SubmitEnquiry')) return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
}

const attachment = { name: 'wishes.pdf', mimeType: 'application/pdf', buffer: createPdf('A shop for tea') };

test('an enquiry with a file becomes the first lead in the list, and both sides get an email', async ({
  page,
  product,
  playwright,
}) => {
  const email = createVisitorEmail();
  await page.goto('/contact');
  await fillInEnquiry(page, email);
  await expect(page.getByText('Priority')).toBeVisible();
  await page.getByLabel('Choose a file').setInputFiles(attachment);
  await expect(page.getByText(/^uploaded, /)).toBeVisible();
  await sendEnquiry(page);
  await expect(page.getByRole('heading', { name: 'What happens next?' })).toBeFocused();
  for (const step of ['reviews your requirements', 'prepare a customised strategy', 'contact you within 24 hours'])
    await expect(page.getByRole('listitem').filter({ hasText: step })).toBeVisible();
  await expect(page.getByText("Thanks! We'll reply within 24 hours.")).toBeVisible();
  await expect(page.getByText(/A confirmation email should arrive/)).toContainText(email);

  await findMail(product, email, 'your project details have been received');
  expect(await findMail(product, email, 'Priority enquiry from Ada Park')).toContain('Attached: wishes.pdf');

  const sales = await playwright.request.newContext({ baseURL: product.url });
  await signIn(sales, 'sales');
  const leads = await getLeads(product, sales, email);
  expect(leads).toMatchObject([{ status: 'new', enquiry: { priority: true, attachment: { fileName: 'wishes.pdf' } } }]);
  const file = await sales.get(leads[0]?.enquiry.attachment?.url ?? '');
  expect((await file.body()).equals(attachment.buffer)).toBe(true);
  await sales.dispose();

  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(page.getByText('Draft restored')).toBeHidden();
});

test('a reload keeps everything, including the file, except the consent', async ({ page }) => {
  const email = createVisitorEmail();
  await page.goto('/contact');
  await fillInEnquiry(page, email);
  await page.getByLabel('Choose a file').setInputFiles(attachment);
  await expect(page.getByText(/^uploaded, /)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Draft restored')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByRole('radio', { name: 'Growth' })).toBeChecked();
  await expect(page.getByText('wishes.pdf')).toBeVisible();
  await sendEnquiry(page);
  await expect(page.getByText('You must agree to be contacted')).toBeVisible();
  await checkConsent(page);
  await sendEnquiry(page);
  await expect(page.getByRole('heading', { name: 'What happens next?' })).toBeVisible();
});

test('a lost response does not create a second enquiry', async ({ page, product, playwright, expectNoise }) => {
  expectNoise(/ERR_FAILED/);
  const email = createVisitorEmail();
  await loseFirstAnswer(page);
  await page.goto('/contact');
  await fillInEnquiry(page, email);
  await sendEnquiry(page);
  await expect(page.getByText('Failed to send your message. Please try again.')).toBeVisible();
  await expect(page.getByText(/Everything you entered is still here/)).toBeVisible();
  // The idempotency key survives a reload.
  await page.reload();
  await checkConsent(page);
  await sendEnquiry(page);
  await expect(page.getByRole('heading', { name: 'What happens next?' })).toBeVisible();
  const sales = await playwright.request.newContext({ baseURL: product.url });
  await signIn(sales, 'sales');
  expect(await getLeads(product, sales, email)).toHaveLength(1);
  await sales.dispose();
});

test('resubmitting a changed form after a lost response says that the first one was received', async ({
  page,
  product,
  playwright,
  expectNoise,
}) => {
  expectNoise(/ERR_FAILED|Failed to load resource.* 409/);
  const [email, mended] = [createVisitorEmail(), createVisitorEmail()];
  await loseFirstAnswer(page);
  await page.goto('/contact');
  await fillInEnquiry(page, email);
  await sendEnquiry(page);
  await expect(page.getByText(/Everything you entered is still here/)).toBeVisible();
  await page.getByLabel('Email').fill(mended);
  await sendEnquiry(page);
  await expect(page.getByText('We received your first message.')).toBeVisible();
  await expect(page.getByText("It doesn't include your later changes.")).toContainText(email);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findAccessibilityViolations(page), colorScheme).toEqual([]);
  }
  await page.getByRole('button', { name: 'Keep the first one' }).click();
  await expect(page.getByRole('heading', { name: 'What happens next?' })).toBeVisible();
  const sales = await playwright.request.newContext({ baseURL: product.url });
  await signIn(sales, 'sales');
  expect(await getLeads(product, sales, email)).toHaveLength(1);
  expect(await getLeads(product, sales, mended)).toEqual([]);
  await sales.dispose();
});

test('the validation rules load with the form; if they cannot load, nothing is sent or lost', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/ERR_FAILED|Loading chunk/);
  await page.goto('/contact');
  await expect(page.getByRole('button', { name: 'Send project details' })).toBeEnabled();
  let isAway = true;
  await page.route('**/remotes/mfe-marketing/**', (route) => (isAway ? route.abort() : route.continue()));
  await fillInEnquiry(page, 'not an address');
  await sendEnquiry(page);
  await expect(page.getByText('Failed to send your message. Please try again.')).toBeVisible();
  isAway = false;
  await sendEnquiry(page);
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('a file whose content does not match its extension is refused in its field', async ({ page, expectNoise }) => {
  expectNoise(/Failed to load resource.* 415/);
  await page.goto('/contact');
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'wishes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF') });
  const area = page.getByRole('group', { name: 'File (optional)' });
  await expect(area.getByText('not uploaded')).toBeVisible();
  await expect(area.getByLabel('Choose another file')).toHaveAccessibleDescription(
    /^The content of this file is not a PDF/,
  );
  await area.getByRole('button', { name: 'Remove' }).click();
  await expect(area.getByLabel('Choose a file')).toBeFocused();
  await area
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'wishes.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) });
  await expect(area.getByLabel('Choose a file')).toHaveAccessibleDescription(
    'This file is empty. Please choose another one',
  );
});

test('the page has the specified texts and a link home', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Start Your AI Project Today' })).toBeVisible();
  for (const promise of [
    'NDA on request',
    'Launch in as little as 7 days',
    'Secure AI-ready architecture',
    'Integrates existing tools',
  ])
    await expect(main.getByRole('listitem').filter({ hasText: promise })).toBeVisible();
  for (const [group, choices] of [
    ['Budget range', ['$2–5k', '$5–10k', '$10–20k', '$20k+ (enterprise)']],
    ['Timeline', ['Urgent (1–2 weeks)', 'Fast (2–4 weeks)', 'Normal (1–2 months)']],
    ['Preferred plan', ['Starter', 'Growth', 'Pro', 'Not sure']],
  ] as const)
    expect(await main.getByRole('radiogroup', { name: group }).getByRole('radio').evaluateAll(getNames)).toEqual(
      choices,
    );
  const kinds = main.getByLabel('What do you want to build').locator('option');
  expect(await kinds.evaluateAll((all) => all.map((kind) => (kind as HTMLOptionElement).value))).toEqual([
    '',
    'booking-portal',
    'inventory-crm',
    'client-portal',
    'ecommerce',
    'ai-chatbot',
    'automation',
    'other',
  ]);
  await main.getByRole('button', { name: 'Send project details' }).click();
  for (const message of [
    'Name is required',
    'Please enter a valid email address',
    'Please select what you want to build',
    'Please describe your biggest outcome goal',
    'Please select your budget range',
    'Please select your timeline',
    'Please select a preferred plan',
    'You must agree to be contacted',
  ])
    await expect(main.getByText(message)).toBeVisible();
  await main.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('all choices work by keyboard', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Biggest outcome goal').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: '$2–5k' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '$5–10k' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Urgent (1–2 weeks)' })).toBeChecked();
});

test('the side card opens the strategy call dialog, and closing it restores the focus', async ({ page }) => {
  await page.goto('/contact');
  const button = page.getByRole('button', { name: 'Book a 15-min strategy call' });
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Schedule Your Strategy Call' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});
