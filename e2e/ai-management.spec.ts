import type { Page } from '@playwright/test';
import { findAccessibilityViolations } from './accessibility-violations.ts';
import { closeToast } from './close-toast.ts';
import { createDocx, createPdf } from './documents.ts';
import { signIn } from './people.ts';
import { expect, test } from './test.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const item = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const guardrails = (page: Page) => page.getByRole('textbox', { name: 'Guardrails' });

async function openAsAdmin(page: Page, tab: 'templates' | 'documents', width = 1280): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await signIn(page.request, 'admin');
  await page.goto(`/admin?section=ai&tab=${tab}`);
  await expect(page.getByRole('listitem').first()).toBeVisible();
}

/** A worker thread has to start before a file is read, and the machine may be busy. */
const reading = { timeout: 20_000 };

/** Replaces the whole text. */
async function writeGuardrails(page: Page, text: string): Promise<void> {
  await guardrails(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  if (text) await page.keyboard.insertText(text);
  else await page.keyboard.press('Delete');
}

/** Uploads a file in the upload dialog. */
async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByRole('button', { name: 'Upload File' }).click();
  await expect(page.getByText(/^Supported files: PDF, Word documents/)).toBeVisible();
  const mimeType = 'application/octet-stream';
  await page.locator('.uppy-Dashboard-input').first().setInputFiles({ name, mimeType, buffer });
  await page.getByRole('button', { name: 'Upload 1 file' }).click();
}

for (const width of [1280, 390]) {
  test(`an administrator creates, edits and deletes a template at ${width} px`, async ({ page }) => {
    const name = `Terse Helper ${width}`;
    await openAsAdmin(page, 'templates', width);
    await page.getByRole('button', { name: 'Create Template' }).click();
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('System prompt').fill('You answer in one sentence.');
    await writeGuardrails(page, '{"avoid": ["jargon",]}');
    await expect(page.getByText('Line 1, column 20: Unexpected comma before ].')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Create Template' }).click();
    await expect(page.getByText('Please provide valid JSON for guardrails.')).toBeVisible();
    await expect(guardrails(page)).toBeFocused();
    await writeGuardrails(page, '{"avoid": ["jargon"]}');
    await dialog(page).getByRole('button', { name: 'Create Template' }).click();
    await expect(page.getByText('Prompt template has been created successfully.')).toBeVisible();
    await closeToast(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect(item(page, name)).toContainText(/Active.*Avoid.*jargon/s);

    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await writeGuardrails(page, '');
    await page.getByLabel('Active').uncheck();
    await page.getByRole('button', { name: 'Update Template' }).click();
    await expect(page.getByText('Template Updated')).toBeVisible();
    await closeToast(page);
    await expect(item(page, name)).toContainText(/Inactive.*No guardrails/s);

    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await expect(
      page.getByText(`Are you sure you want to delete “${name}”? This action cannot be undone.`),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Prompt template has been deleted successfully.')).toBeVisible();
    await expect(item(page, name)).toHaveCount(0);
  });
}

test('the JSON editor can be entered and left by keyboard, and Escape keeps changes', async ({ page }) => {
  await openAsAdmin(page, 'templates');
  await page.getByRole('button', { name: 'Edit Full-stack Engineer' }).click();
  await page.getByLabel('Context instructions').focus();
  await expect(guardrails(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(guardrails(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Active')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Active')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('a document is added manually, edited and deleted', async ({ page }) => {
  await openAsAdmin(page, 'documents');
  await page.getByRole('button', { name: 'Add Manually' }).click();
  await page.getByLabel('Title').fill('Glossary');
  await page.getByLabel('File name').fill('glossary.md');
  await page.getByLabel('File URL').fill('https://docs.example/glossary.md');
  await page.getByLabel('Tags').fill('words, , style ');
  await page.getByRole('button', { name: 'Add Document' }).click();
  await expect(page.getByText('AI document has been added successfully.')).toBeVisible();
  await expect(item(page, 'Glossary')).toContainText(/glossary\.md.*words.*style.*Not read.*Active/s);
  await page.getByRole('button', { name: 'Edit Glossary' }).click();
  await page.getByLabel('Active').uncheck();
  await page.getByRole('button', { name: 'Update Document' }).click();
  await expect(page.getByText('Document Updated')).toBeVisible();
  await expect(item(page, 'Glossary')).toContainText('Inactive');
  await page.getByRole('button', { name: 'Delete Glossary' }).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Document Deleted')).toBeVisible();
  await expect(item(page, 'Glossary')).toHaveCount(0);
});

test('uploaded files become documents live, and a broken file shows the reason', async ({ page }) => {
  test.slow();
  await openAsAdmin(page, 'documents');
  for (const [name, buffer, title] of [
    ['rate_card-2026.pdf', createPdf('A day costs eight hundred'), 'rate card 2026'],
    ['on-call.docx', createDocx('The person on call answers within the hour'), 'on call'],
  ] as const) {
    await upload(page, name, buffer);
    await expect(page.getByText('Document has been uploaded and will be processed.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upload File' })).toBeFocused();
    await expect(item(page, title)).toContainText('Ready', reading);
  }
  await upload(page, 'broken.pdf', Buffer.from('%PDF-1.7\nnothing that could be read'));
  await expect(item(page, 'broken')).toContainText(/Failed.*damaged/s, reading);
  await page.getByRole('button', { name: 'Retry broken' }).click();
  await expect(item(page, 'broken')).toContainText(/Failed.*damaged/s, reading);
});

test("a document's text can be viewed and searched", async ({ page }) => {
  await openAsAdmin(page, 'documents');
  await upload(page, 'office.txt', Buffer.from('The office opens at nine.\n\n'.repeat(400) + 'The cat is called Ada.'));
  await expect(item(page, 'office')).toContainText('Ready');
  await page.getByRole('button', { name: 'Show text of office' }).click();
  await expect(dialog(page).getByText('The office opens at nine.').first()).toBeVisible();
  await page.getByLabel('Search in this text').fill('called ada');
  await expect(page.getByText('1 matching passage.')).toBeVisible();
  await expect(page.locator('mark')).toHaveText('called Ada');
});

test('a template can be tried before it is saved', async ({ page }) => {
  await openAsAdmin(page, 'templates');
  await page.getByRole('button', { name: 'Create Template' }).click();
  await page.getByLabel('System prompt').fill('You answer from the documents.');
  const panel = page.getByRole('region', { name: 'Try it' });
  await panel.getByText('Documents (none selected)').click();
  await panel.getByLabel('Authentication Handbook').check();
  await panel.getByLabel('Question').fill('How long does a session last?');
  await panel.getByRole('button', { name: 'Run' }).click();
  await expect(panel.getByText(/^Answered by /)).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Answer' })).not.toBeEmpty();
  await expect(panel.getByText('Referenced: Authentication Handbook')).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test('the dialog refuses a file whose content does not match its extension and unsupported types', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/415/);
  await openAsAdmin(page, 'documents');
  await upload(page, 'really-a-word-file.pdf', createDocx('Hello'));
  await expect(page.getByText('Upload failed')).toBeVisible();
  await expect(
    page
      .locator('.uppy-Informer')
      .first()
      .getByText(/^The content of this file is not a PDF/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).first().click();
  const picture = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x') };
  await page.locator('.uppy-Dashboard-input').first().setInputFiles(picture);
  await expect(page.getByRole('alert').filter({ hasText: 'You can only upload: .pdf, .docx' })).toBeVisible();
  const empty = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) };
  await page.locator('.uppy-Dashboard-input').first().setInputFiles(empty);
  await expect(page.getByRole('alert').filter({ hasText: 'This file is empty' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Upload File' })).toBeFocused();
});

test('if only processing failed, Retry does not upload again', async ({ page, expectNoise }) => {
  expectNoise(/503/);
  await openAsAdmin(page, 'documents');
  let puts = 0;
  page.on('request', (request) => (puts += request.method() === 'PUT' ? 1 : 0));
  const away = { errors: [{ message: 'The database is away', extensions: { code: 'UNAVAILABLE' } }] };
  let isAway = true;
  await page.route('/graphql', (route) =>
    isAway && route.request().postData()?.includes('ProcessDocument')
      ? route.fulfill({ status: 503, json: away })
      : route.fallback(),
  );
  await upload(page, 'escalations.txt', Buffer.from('Ask the lead first.'));
  await expect(page.getByRole('alert').getByText('Failed to process uploaded file.').first()).toBeVisible();
  isAway = false;
  await page
    .getByRole('button', { name: 'Retry upload' })
    .or(page.getByRole('button', { name: 'Retry', exact: true }))
    .last()
    .click();
  await expect(page.getByText('File Uploaded')).toBeVisible();
  await expect(item(page, 'escalations')).toContainText('Ready');
  expect(puts).toBe(1);
});

test('an upload completes after ten retries while another screen is open', async ({ page, expectNoise }) => {
  expectNoise(/503/);
  await page.clock.install();
  await openAsAdmin(page, 'documents');
  let puts = 0;
  await page.route('**', (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    puts += 1;
    return puts <= 10 ? route.fulfill({ status: 503, body: '' }) : route.fallback();
  });
  await upload(page, 'slow-upload.txt', Buffer.from('Slow uploads arrive, too.'));
  await expect.poll(() => puts).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin portal' })).toBeVisible();
  while (puts < 11) {
    const before = puts;
    await page.clock.fastForward(80_000);
    // Another step after the last retry would end the notice of success.
    await expect
      .poll(() => puts, { intervals: [20], timeout: 1000 })
      .toBeGreaterThan(before)
      .catch(() => undefined);
  }
  await expect(page.getByText('Document has been uploaded and will be processed.')).toBeVisible();
  await page.getByRole('link', { name: 'AI Management' }).click();
  await page.getByRole('tab', { name: 'AI Documents' }).click();
  await expect(item(page, 'slow upload')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`the dialogs have no accessibility violations, ${colorScheme} at ${width} px`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openAsAdmin(page, 'templates', width);
      await page.getByRole('button', { name: 'Edit Full-stack Engineer' }).click();
      await writeGuardrails(page, '{"avoid": jargon}');
      await expect(page.getByText(/^Line 1, column 11/)).toBeVisible();
      await expect(page.locator('.cm-lintRange-error')).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Discard' }).click();
      await page.getByRole('button', { name: 'Delete Full-stack Engineer' }).click();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: 'AI Documents' }).click();
      await page.getByRole('button', { name: 'Add Manually' }).click();
      await page.getByRole('button', { name: 'Add Document' }).click();
      await expect(page.getByText('Title is required')).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Add text to Release Checklist 2024' }).click();
      await dialog(page).getByRole('button', { name: 'Add Text' }).click();
      await expect(page.getByText('Paste some text, or choose a file')).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Upload File' }).click();
      await expect(page.getByText(/^Supported files/)).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello') };
      await page.locator('.uppy-Dashboard-input').first().setInputFiles(file);
      await expect(page.getByRole('button', { name: 'Upload 1 file' })).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
    });
  }
}
