import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { signIn } from './people.ts';
import { runUnregisteredOperation } from './run-unregistered-operation.ts';
import { expect, test } from './test.ts';

async function chooseFile(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const file = { name: 'fair.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('CSV file').setInputFiles(file);
}

for (const name of ['sales', 'admin'] as const) {
  test(`${name} imports leads from a file, sees what is wrong with each other row, and downloads that`, async ({
    page,
  }) => {
    const tag = randomUUID().slice(0, 8);
    await signIn(page.request, name);
    await page.goto('/sales-portal?tab=leads');
    const lines = [
      'Company;Contact;Email address;Phone;Budget',
      `Mill ${tag};Mia Park;mia.${tag}@mill.example;;$5k to $15k`,
      `Quarry ${tag};Ole Dahl;ole.${tag}@quarry.example;;`,
      `Again ${tag};Mia Park;MIA.${tag}@mill.example;;`,
      `Museum ${tag};Helga Stein;helga@trammuseum.example;;`,
      `Shop ${tag};=cmd;nowhere;;a lot`,
    ];
    await chooseFile(page, lines.join('\r\n'));
    const rows = page.getByRole('table', { name: 'Rows of the file' });
    await expect(rows).toContainText('Same email as row 2');
    await expect(rows).toContainText('Same email as the lead of Tram Museum');
    await expect(rows).toContainText('Email: Please enter a valid email address');
    await expect(page.getByText('2 rows ready to import, 3 with problems will be skipped.')).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download problems' }).click();
    const problems = readFileSync(await (await download).path(), 'utf8');
    expect(problems).toContain('6,Email,nowhere,Please enter a valid email address');
    expect(problems).not.toMatch(/(^|,)[=+]/m);

    await page.getByRole('button', { name: 'Import 2 leads' }).click();
    await expect(page.getByText('2 leads imported, 3 skipped.')).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('searchbox', { name: 'Search leads' }).fill(tag);
    await expect(page.getByRole('table', { name: 'Leads' })).toHaveAttribute('aria-rowcount', '3');
    await expect(page.getByRole('link', { name: `Mill ${tag}` })).toBeVisible();

    await chooseFile(page, lines.join('\r\n'));
    await expect(page.getByText('0 rows ready to import, 5 with problems will be skipped.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Import 0 leads' })).toBeDisabled();
  });
}

test('a file of more than five hundred rows is refused', async ({ page }) => {
  await signIn(page.request, 'sales');
  await page.goto('/sales-portal?tab=leads');
  const rows = Array.from({ length: 501 }, (_, n) => `Company ${n},Mia,mia${n}@mill.example`);
  await chooseFile(page, ['Company,Contact,Email', ...rows].join('\n'));
  await expect(page.getByText(/^This file has 501 rows/)).toBeVisible();
});

test('a developer cannot import leads', async ({ page, product, expectNoise }) => {
  expectNoise(/Failed to load resource/);
  await signIn(page.request, 'developer');
  const input = `{ leads: [{ companyName: "A", contactName: "B", contactEmail: "c@d.example" }] }`;
  const response = await runUnregisteredOperation(
    product,
    page.request,
    `mutation { importLeads(input: ${input}) { imported } }`,
  );
  expect((await response.json()).errors[0].extensions.code).toBe('FORBIDDEN');
});
