import { submitEnquiry } from './enquiries.ts';
import { findMail } from './outbox.ts';
import { signIn } from './people.ts';
import { runUnregisteredOperation } from './run-unregistered-operation.ts';
import { expect, test } from './test.ts';

for (const name of ['sales', 'admin'] as const) {
  test(`${name} answers an enquiry in three clicks without leaving the screen`, async ({ page, product }) => {
    const visitor = await submitEnquiry(page.request);
    await signIn(page.request, name);
    await page.goto('/sales-portal?tab=leads');
    const all = page.getByRole('button', { name: 'Show all enquiries' });
    await page.getByRole('list', { name: 'Enquiries to answer' }).waitFor();
    if (await all.isVisible()) await all.click();

    await page.getByRole('button', { name: `Answer ${visitor}` }).click();
    await page.getByRole('button', { name: 'First reply' }).click();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText(`Email to ${visitor} sent`)).toBeVisible();
    await expect(page.getByRole('button', { name: `Answer ${visitor}` })).toHaveCount(0);

    await page.getByRole('searchbox', { name: 'Search leads' }).fill(visitor);
    await expect(page.getByRole('combobox', { name: `Status of ${visitor}` })).toHaveValue('contacted');
    const query = `{ leads(first: 1, filter: { search: "${visitor}" }) { edges { node { contactEmail log(first: 1) {
      edges { node { kind text } } } } } } }`;
    const { data } = await (await runUnregisteredOperation(product, page.request, query)).json();
    const { contactEmail, log } = data.leads.edges[0].node;
    expect(log.edges[0].node).toMatchObject({ kind: 'email', text: expect.stringContaining('Thank you for writing') });
    expect(await findMail(product, contactEmail, 'Thank you for writing to us')).toContain(`${name}@demo.test`);
  });
}

test('a draft survives a failure and a reload', async ({ page, expectNoise }) => {
  expectNoise(/Failed to load resource/);
  const visitor = await submitEnquiry(page.request);
  await signIn(page.request, 'sales');
  const openComposer = async () => {
    await page.goto('/sales-portal?tab=leads');
    await page.getByRole('list', { name: 'Enquiries to answer' }).waitFor();
    const all = page.getByRole('button', { name: 'Show all enquiries' });
    if (await all.isVisible()) await all.click();
    await page.getByRole('button', { name: `Answer ${visitor}` }).click();
  };
  await openComposer();
  await page.getByLabel('Message').fill('When can we talk?');
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('EmailLead') ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText("Couldn't send the email")).toBeVisible();
  await openComposer();
  await expect(page.getByLabel('Message')).toHaveValue('When can we talk?');
});

test('sales adds, edits and deletes a template', async ({ page }) => {
  const name = `Call ${Date.now()}`;
  const visitor = await submitEnquiry(page.request);
  await signIn(page.request, 'sales');
  await page.goto('/sales-portal?tab=leads');
  await page.getByRole('list', { name: 'Enquiries to answer' }).waitFor();
  const all = page.getByRole('button', { name: 'Show all enquiries' });
  if (await all.isVisible()) await all.click();
  await page.getByRole('button', { name: `Answer ${visitor}` }).click();
  await page.getByRole('button', { name: 'Edit templates' }).click();
  await page.getByRole('button', { name: 'Add template' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Subject').fill('A call with {company}');
  await page.getByLabel('Message').fill('Dear {name}, shall we talk?');
  await page.getByRole('button', { name: 'Save template' }).click();
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await page.getByLabel('Message').fill('Dear {name}, shall we talk tomorrow?');
  await page.getByRole('button', { name: 'Save template' }).click();
  await page.getByRole('button', { name: 'Back to the email' }).click();
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByLabel('Message')).toHaveValue(`Dear ${visitor}, shall we talk tomorrow?`);
  await page.getByRole('button', { name: 'Edit templates' }).click();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('button', { name: 'Delete template' }).click();
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toHaveCount(0);
});

test('a developer can neither write to leads nor read templates', async ({ page, product }) => {
  await signIn(page.request, 'developer');
  const response = await runUnregisteredOperation(product, page.request, '{ answerTemplates { id } }');
  expect((await response.json()).errors[0].extensions.code).toBe('FORBIDDEN');
});
