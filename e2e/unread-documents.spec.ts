import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { findAccessibilityViolations } from './accessibility-violations.ts';
import { type DocumentServer, startDocumentServer } from './document-server.ts';
import { signIn } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { expect, test as base } from './test.ts';
import { openChat } from './with-model.ts';

const test = base.extend<object, { documents: DocumentServer; product: Product }>({
  documents: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the requested fixtures from this pattern
    async ({}, use) => {
      const documents = await startDocumentServer();
      await use(documents);
      await documents.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ documents }, use) => {
      const product = await startProduct({ DOCUMENT_PRIVATE_SERVERS: documents.host });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const dialog = (page: Page) => page.getByRole('dialog');
const item = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
/** A worker thread has to start before a text is read, and the machine may be busy. */
const reading = { timeout: 20_000 };
const webPage = '<nav>Menu</nav><main><h1>Parking</h1><p>The parking garage closes at twenty-two hours.</p></main>';

async function openDocuments(page: Page, width = 1280): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await signIn(page.request, 'admin');
  await page.goto('/admin?section=ai&tab=documents');
  await expect(page.getByRole('listitem').first()).toBeVisible();
}

async function addManually(page: Page, title: string, address: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Manually' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('File name').fill('parking.html');
  await page.getByLabel('File URL').fill(address);
  await page.getByRole('button', { name: 'Add Document' }).click();
  await expect(item(page, title)).toContainText('Not read');
  await expect(dialog(page)).toHaveCount(0);
}

/** Asks Jarvis, which has no model here, about a document. */
async function ask(page: Page, question: string, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Select Documents' }).click();
  await page.getByRole('checkbox', { name: title, exact: true }).check();
  await page.getByRole('button', { name: 'Use 1 document' }).click();
  await page.getByLabel('Message to Jarvis').fill(question);
  await page.getByLabel('Message to Jarvis').press('Enter');
}

for (const width of [1280, 390]) {
  test(`a document is not read until its text is pasted; then Jarvis cites it, at ${width} px`, async ({ page }) => {
    test.slow();
    const title = `Office hours ${width}`;
    await openDocuments(page, width);
    await addManually(page, title, 'https://wiki.example/office-hours');
    await expect(item(page, title).getByText('Ready')).toHaveCount(0);

    await openChat(page, 'Hours');
    await page.getByRole('button', { name: 'Select Documents' }).click();
    await expect(page.getByRole('checkbox', { name: title, exact: true })).toBeDisabled();
    await expect(page.getByText('Not read: an administrator has to add its text').first()).toBeVisible();

    await openDocuments(page, width);
    await page.getByRole('button', { name: `Add text to ${title}` }).click();
    await expect(dialog(page).getByText('wiki.example')).toBeVisible();
    await page.getByLabel('Text', { exact: true }).fill('# Hours\n\nThe office opens at nine and closes at seventeen.');
    await dialog(page).getByRole('button', { name: 'Add Text' }).click();
    await expect(page.getByText(`The text of “${title}” is being read.`)).toBeVisible();
    await expect(item(page, title)).toContainText('Ready', reading);
    await page.getByRole('button', { name: `Show text of ${title}` }).click();
    await expect(dialog(page).getByText('The office opens at nine')).toBeVisible();

    await openChat(page, 'Hours again');
    await ask(page, 'When does the office open?', title);
    await expect(page.getByText('Referenced 1 document(s)')).toBeVisible();
    await expect(page.getByRole('button', { name: `Passage 1, ${title}` })).toBeVisible();
  });
}

test('a text is fetched from its address live; a failure says why and can be retried', async ({ page, documents }) => {
  test.slow();
  const waiting: ServerResponse[] = [];
  const address = documents.answer('/parking', (res) => void waiting.push(res));
  await openDocuments(page);
  await addManually(page, 'Parking', address);
  await page.getByRole('button', { name: 'Add text to Parking' }).click();
  await page.getByRole('button', { name: 'Fetch from Address' }).click();
  await expect(page.getByText('The text of “Parking” is being fetched.')).toBeVisible();
  await expect(item(page, 'Parking')).toContainText('Reading, step 2 of 4', reading);
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.writeHead(200, { 'content-type': 'image/png' }).end('x');
  await expect(item(page, 'Parking')).toContainText(/Failed.*Jarvis can't read image\/png/s);
  documents.answer('/parking', (res) => void res.writeHead(200, { 'content-type': 'text/html' }).end(webPage));
  await page.getByRole('button', { name: 'Retry Parking' }).click();
  await expect(item(page, 'Parking')).toContainText('Ready', reading);
  await page.getByRole('button', { name: 'Show text of Parking' }).click();
  await expect(dialog(page).getByText('The parking garage closes at twenty-two hours.')).toBeVisible();
  await expect(dialog(page).getByText('Menu')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Replace Text' }).click();
  await page.setInputFiles('input[aria-label=File]', {
    name: 'parking.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('The garage never closes.'),
  });
  await dialog(page).getByRole('button', { name: 'Replace Text' }).click();
  await expect(page.getByText('The text of “Parking” is being read.')).toBeVisible();
  await expect(item(page, 'Parking')).toContainText('Ready', reading);
  await page.getByRole('button', { name: 'Show text of Parking' }).click();
  await expect(dialog(page).getByText('The garage never closes.')).toBeVisible();
});

test('an address in a private network is not offered to be fetched', async ({ page }) => {
  await openDocuments(page);
  await addManually(page, 'Metadata', 'https://169.254.169.254/latest/meta-data');
  await page.getByRole('button', { name: 'Add text to Metadata' }).click();
  await expect(dialog(page).getByLabel('Text', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fetch from Address' })).toHaveCount(0);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(item(page, 'Metadata')).toContainText('Not read');
});
