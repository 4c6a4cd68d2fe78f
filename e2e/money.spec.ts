import { findAccessibilityViolations } from './accessibility-violations.ts';
import { choose } from './choose.ts';
import { openSecondPage } from './open-second-page.ts';
import { signIn } from './people.ts';
import { expect, test } from './test.ts';

test('an invoice goes from draft to paid, and its client sees each step without a reload', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page.request, 'admin');
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Money' }).click();
  await page.getByRole('button', { name: 'New invoice' }).click();
  const form = page.getByRole('dialog', { name: 'New invoice' });
  await choose(form.getByLabel('Project'), 'Harbour Booking Portal', 'Harbour');
  await form.getByLabel('Description').fill('Tide tables');
  await form.getByLabel('Quantity').fill('2.5');
  await form.getByLabel('Price').fill('100.10');
  await form.getByLabel('Tax, %').fill('19');
  await expect(form.getByLabel('Total')).toHaveText('Total $297.80 with $47.55 tax');
  await form.getByRole('button', { name: 'Create draft' }).click();

  const client = await openSecondPage(browser, baseURL, 'client');
  await client.goto('/client/billing');
  const invoices = client.getByRole('region', { name: 'Invoices' });
  await expect(invoices.getByRole('row').nth(1)).toBeVisible();
  await expect(invoices.getByText('$297.80')).toHaveCount(0);

  const draft = page.getByRole('dialog', { name: 'Invoice (draft)' });
  await draft.getByRole('button', { name: 'Send' }).click();
  await draft.getByRole('button', { name: 'Send invoice' }).click();
  const sent = page.getByRole('dialog', { name: /^Invoice INV-/ });
  const number = (await sent.getByRole('heading', { level: 2 }).textContent())?.replace('Invoice ', '') ?? '';
  const row = invoices.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('Sent');
  await row.getByRole('link', { name: number }).click();
  const opened = client.getByRole('dialog', { name: `Invoice ${number}` });
  await expect(opened.getByRole('region', { name: 'How to pay' })).toContainText(`Reference: ${number}`);
  const download = client.waitForEvent('download');
  await opened.getByRole('link', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toBe(`${number}.pdf`);
  await client.keyboard.press('Escape');

  await sent.getByRole('button', { name: 'Record payment' }).click();
  await sent.getByLabel('Amount, USD').fill('100');
  await sent.getByRole('button', { name: 'Record payment' }).click();
  await expect(sent.getByText('Partly paid')).toBeVisible();
  await expect(row).toContainText('Partly paid');
  await expect(row).toContainText('$197.80');

  await sent.getByRole('button', { name: 'Record payment' }).click();
  await sent.getByLabel('Amount, USD').fill('200');
  await sent.getByRole('button', { name: 'Record payment' }).click();
  await expect(sent.getByText('$2.20 of it is credit')).toBeVisible();
  await expect(row).toContainText('Paid');
  await expect(row).toContainText('$0.00');
  await client.context().close();
});

test('a voided invoice asks for nothing, and says why', async ({ page, browser, baseURL }) => {
  await signIn(page.request, 'admin');
  await page.goto('/admin/money');
  await page.getByRole('button', { name: 'New invoice' }).click();
  const form = page.getByRole('dialog', { name: 'New invoice' });
  await choose(form.getByLabel('Project'), 'Harbour Booking Portal', 'Harbour');
  await form.getByLabel('Description').fill('A mistake');
  await form.getByLabel('Price').fill('77');
  await form.getByRole('button', { name: 'Create draft' }).click();
  const dialog = page.getByRole('dialog', { name: /^Invoice/ });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await dialog.getByRole('button', { name: 'Send invoice' }).click();
  await dialog.getByRole('button', { name: 'Void' }).click();
  await dialog.getByLabel('Reason').fill('Already part of another invoice');
  await dialog.getByRole('button', { name: 'Void invoice' }).click();
  await expect(dialog.getByText(/^CN-/)).toBeVisible();

  const client = await openSecondPage(browser, baseURL, 'client');
  await client.goto('/client/billing');
  const row = client.getByRole('row').filter({ hasText: '$77.00' });
  await expect(row).toContainText('Void');
  await row.getByRole('link').click();
  await expect(client.getByRole('dialog').getByText('Already part of another invoice')).toBeVisible();
  await expect(client.getByRole('dialog').getByRole('link', { name: 'Download credit note' })).toBeVisible();
  await client.context().close();
});

test('clients and contractors do not open Money', async ({ browser, baseURL }) => {
  for (const name of ['client', 'developer', 'pm', 'sales'] as const) {
    const other = await openSecondPage(browser, baseURL, name);
    await other.goto('/admin/money');
    await expect(other).not.toHaveURL(/admin\/money/);
    await expect(other.getByRole('heading', { level: 1, name: 'Money' })).toHaveCount(0);
    await other.context().close();
  }
});

for (const theme of ['light', 'dark'] as const)
  for (const width of [390, 768, 1280])
    test(`the screens of invoices are accessible and fit at ${width} px, ${theme}`, async ({
      page,
      browser,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await signIn(page.request, 'admin');
      await page.goto('/admin/money');
      await page.getByRole('link', { name: 'INV-', exact: false }).last().click();
      await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'New invoice' }).click();
      await expect(page.getByRole('dialog', { name: 'New invoice' })).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      const client = await openSecondPage(browser, baseURL, 'client');
      await client.setViewportSize({ width, height: 844 });
      await client.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await client.goto('/client/billing');
      await client.getByRole('link', { name: 'INV-', exact: false }).last().click();
      await expect(client.getByRole('dialog').getByRole('table')).toBeVisible();
      expect(await findAccessibilityViolations(client)).toEqual([]);
      for (const each of [page, client])
        expect(await each.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      await client.context().close();
    });
