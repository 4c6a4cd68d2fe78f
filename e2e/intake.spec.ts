import { checkConsent, fillInEnquiry, getLeads, createVisitorEmail, sendEnquiry } from './enquiries.ts';
import { findMail } from './outbox.ts';
import { signIn } from './people.ts';
import { expect, test } from './test.ts';

test('a project draft from the landing page survives closing, appears on /contact and is sent from the dialog', async ({
  page,
  product,
  playwright,
}) => {
  const email = createVisitorEmail();
  const start = page.getByRole('button', { name: 'Start Your Project' }).first();
  const dialog = page.getByRole('dialog', { name: 'Start Your Project' });
  await page.goto('/');
  await start.click();
  await expect(dialog).toBeVisible();
  await fillInEnquiry(page, email);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(start).toBeFocused();

  await page.goto('/contact');
  await expect(page.getByText('Draft restored')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.goto('/');
  await start.click();
  await expect(dialog.getByText('Draft restored')).toBeVisible();
  await checkConsent(page);
  await sendEnquiry(page);
  await expect(dialog.getByRole('heading', { name: 'What happens next?' })).toBeFocused();
  await expect(page.getByText('Your project details have been received.')).toBeVisible();
  await findMail(product, email, 'your project details have been received');

  const sales = await playwright.request.newContext({ baseURL: product.url });
  await signIn(sales, 'sales');
  expect(await getLeads(product, sales, email)).toMatchObject([{ status: 'new' }]);
  await sales.dispose();
});

test('an upload continues while the dialog is closed', async ({ page }) => {
  let arrive = () => {};
  const blockedResponse = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/api/files/*', async (route) => {
    await blockedResponse;
    await route.continue();
  });
  await page.goto('/');
  const start = page.getByRole('button', { name: 'Start Your Project' }).first();
  await start.click();
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'wishes.md', mimeType: 'text/markdown', buffer: Buffer.from('# Tea') });
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  arrive();
  await start.click();
  await expect(page.getByText(/^uploaded, /)).toBeVisible();
});
