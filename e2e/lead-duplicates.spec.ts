import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { signIn } from './people.ts';
import { runUnregisteredOperation } from './run-unregistered-operation.ts';
import { expect, test } from './test.ts';

const createLead = async (request: APIRequestContext, data: object) =>
  expect(await request.post('/api/sales/leads', { data })).toBeOK();

for (const name of ['sales', 'admin'] as const) {
  test(`${name} sees that a lead exists already, says that two are not the same, takes it back, and merges them`, async ({
    page,
  }) => {
    const tag = randomUUID().slice(0, 8);
    const lead = { contactName: 'Mia Park', contactEmail: `mia.${tag}@mill.example` };
    await signIn(page.request, name);
    await createLead(page.request, { ...lead, companyName: `Mill ${tag}`, budget: '5k_15k', notes: 'Called.' });
    await page.goto('/sales-portal?tab=leads');
    await page.getByRole('button', { name: 'Submit New Lead' }).click();
    const form = page.getByRole('dialog', { name: 'Submit New Lead' });
    await form.getByLabel('Company Name').fill(`The Mill ${tag}`);
    await form.getByLabel('Contact Name').fill(lead.contactName);
    await form.getByLabel('Contact Email').fill(lead.contactEmail.toUpperCase());
    await expect(form.getByRole('status')).toContainText(`Same email as an existing lead: Mill ${tag}, Mia Park`);
    await form.getByLabel('Notes').fill('Wrote.');
    await form.getByRole('button', { name: 'Submit Lead' }).click();
    await page.getByText('Lead Created').waitFor();

    await page.getByRole('button', { name: /^Possible duplicates/ }).click();
    const merge = page.getByRole('button', { name: `Merge Mill ${tag} and The Mill ${tag}` });
    await page.getByRole('button', { name: `Mill ${tag} and The Mill ${tag}: not a duplicate` }).click();
    await expect(merge).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await merge.click();
    await page.getByRole('group', { name: 'Company' }).getByRole('radio').nth(1).check();
    await page.getByRole('button', { name: 'Merge leads' }).click();
    await page.getByText('Leads merged').waitFor();
    await expect(merge).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox', { name: 'Search leads' }).fill(tag);
    await expect(page.getByRole('table', { name: 'Leads' })).toHaveAttribute('aria-rowcount', '2');
    await page.getByRole('link', { name: `The Mill ${tag}` }).click();
    await expect(page.getByLabel('Notes')).toHaveValue('Called.\n\nWrote.');
  });
}

test('a developer can neither list nor merge leads', async ({ page, product }) => {
  await signIn(page.request, 'developer');
  const response = await runUnregisteredOperation(product, page.request, '{ leadDuplicates { reason } }');
  expect((await response.json()).errors[0].extensions.code).toBe('FORBIDDEN');
});
