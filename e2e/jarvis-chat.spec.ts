import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import { createGate, openChat, test } from './with-model.ts';

const box = (page: Page) => page.getByLabel('Message to Jarvis');
const answer = (page: Page) => page.getByRole('article', { name: 'Jarvis' }).last();
const questions = (page: Page) => page.getByRole('article', { name: 'You' });

async function ask(page: Page, question: string): Promise<void> {
  await box(page).fill(question);
  await box(page).press('Enter');
}

test('an answer streams in, renders Markdown and sets the conversation title', async ({ page, model }) => {
  await openChat(page, 'New conversation');
  const rest = createGate();
  model.answerWith({ pieces: ['Keep it **on the ser', rest.opened, 'ver**:\n\n```ts\nconst a = 1;\n', '```\n'] });
  await ask(page, 'How do I keep people signed in?');
  await expect(questions(page)).toHaveText(/How do I keep people signed in\?/);
  await expect(page.getByText('Your message has been sent to Jarvis.')).toBeVisible();
  await expect(answer(page).locator('strong')).toHaveText('on the ser');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  rest.open();
  await expect(answer(page).locator('strong')).toHaveText('on the server');
  await expect(answer(page).locator('[data-kind=keyword]')).toHaveText('const');
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  await expect(answer(page).getByText('1,208 tokens')).toBeVisible();
  await expect(page.getByRole('link', { name: /^How do I keep people signed in/ })).toBeVisible();
  await expect(box(page)).toBeFocused();
});

test('Stop ends the reply and keeps its text; Retry requests a new one', async ({ page, model }) => {
  await openChat(page);
  model.answerWith({ pieces: ['The first half', createGate().opened] }, { pieces: ['All of it.'] });
  await ask(page, 'Tell me');
  await expect(answer(page)).toContainText('The first half');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped. The text so far is saved.')).toBeVisible();
  await expect(answer(page)).toContainText('The first half');
  await answer(page).getByRole('button', { name: 'Retry' }).click();
  await expect(answer(page)).toContainText('All of it.');
  await expect(page.getByRole('article', { name: 'Jarvis' })).toHaveCount(1);
});

test('an interrupted reply keeps its text, gives the reason and can be retried', async ({ page, model }) => {
  await openChat(page);
  model.answerWith({ pieces: ['As far as'], breaks: true }, { pieces: ['Whole.'] });
  await ask(page, 'Tell me');
  await expect(answer(page).getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(answer(page)).toContainText('As far as');
  await answer(page).getByRole('button', { name: 'Retry' }).click();
  await expect(answer(page)).toContainText('Whole.');
});

test('the last question can be edited in place', async ({ page, model }) => {
  await openChat(page);
  model.answerWith({ pieces: ['To the first.'] }, { pieces: ['To the second.'] });
  await ask(page, 'The first words');
  await expect(answer(page)).toContainText('To the first.');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Your question').fill('Other words');
  await page.getByRole('button', { name: 'Save and resend' }).click();
  await expect(answer(page)).toContainText('To the second.');
  await expect(questions(page)).toHaveCount(1);
  await expect(questions(page)).toContainText('Other words');
  expect(model.questions.at(-1)).toContain('Other words');
});

test('a reload during a reply loses nothing and keeps the draft', async ({ page, model }) => {
  await openChat(page);
  const rest = createGate();
  model.answerWith({ pieces: ['Before. ', rest.opened, 'After.'] });
  await ask(page, 'Tell me');
  await expect(answer(page)).toContainText('Before.');
  await box(page).fill('Half a thought');
  await page.reload();
  await expect(answer(page)).toContainText('Before.');
  await expect(box(page)).toHaveValue('Half a thought');
  rest.open();
  await expect(answer(page)).toContainText('Before. After.');
});

test('a second tab shows question and answer live', async ({ page, context, model }) => {
  await openChat(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText('0 messages loaded')).toBeVisible();
  const rest = createGate();
  model.answerWith({ pieces: ['One ', rest.opened, 'two.'] });
  await ask(page, 'Count');
  await expect(questions(other)).toContainText('Count');
  await expect(answer(other)).toContainText('One');
  rest.open();
  await expect(answer(other)).toContainText('One two.');
});

test('going offline shows a notice, and the answer is complete after reconnecting', async ({
  page,
  context,
  model,
  expectNoise,
}) => {
  expectNoise(/WebSocket|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await openChat(page);
  const rest = createGate();
  model.answerWith({ pieces: ['Before. ', rest.opened, 'Meanwhile.'] });
  await ask(page, 'Tell me');
  await expect(answer(page)).toContainText('Before.');
  await context.setOffline(true);
  await expect(page.getByText(/Connection lost/)).toBeVisible();
  rest.open();
  await context.setOffline(false);
  await expect(answer(page)).toContainText('Before. Meanwhile.');
  await expect(page.getByText(/Connection lost/)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
});

test('documents can be attached, and a citation opens the passage', async ({ page, model }) => {
  await openChat(page);
  model.answerWith({ pieces: ['A cookie that scripts cannot read [1].'] });
  await page.getByRole('button', { name: 'Select Documents' }).click();
  await page.getByLabel('Search documents').fill('authentication');
  await page.getByRole('checkbox', { name: 'Authentication Handbook' }).check();
  await page.getByRole('button', { name: 'Use 1 document' }).click();
  await expect(page.getByRole('list', { name: 'Selected documents' })).toContainText('Authentication Handbook');
  await ask(page, 'How do we keep sessions and passwords?');
  await expect(page.getByText('Referenced 1 document(s)')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Selected documents' })).toBeHidden();
  await answer(page).getByRole('button', { name: 'Passage 1, Authentication Handbook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Authentication Handbook' });
  await expect(dialog.locator('mark')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('everything works by keyboard: ask, stop, retry, return to the input', async ({ page, model }) => {
  await openChat(page);
  model.answerWith({ pieces: ['One', createGate().opened] }, { pieces: ['Two.'] });
  await box(page).focus();
  await page.keyboard.type('First line');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('second line');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('One');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Stopped. The text so far is saved.')).toBeVisible();
  await answer(page).getByRole('button', { name: 'Retry' }).focus();
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('Two.');
  expect(model.questions.at(-1)).toContain('First line\nsecond line');
});

test('the conversation is exported as a Markdown file with its title', async ({ page, model }) => {
  await openChat(page, 'Keys & locks');
  model.answerWith({ pieces: ['The **answer**.'] });
  await ask(page, 'The question');
  await expect(answer(page)).toContainText('The answer.');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('keys-locks.md');
});

test('on a phone “Message Sent” does not cover the composer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openChat(page, 'New conversation');
  await box(page).fill('How long is a session?');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Message Sent').waitFor();
  const composer = page.getByRole('region', { name: 'Ask Jarvis' });
  await expect(async () => {
    const [toast, bar] = [await page.locator('output > div').boundingBox(), await composer.boundingBox()];
    expect(toast && bar && (toast.y + toast.height <= bar.y || toast.y >= bar.y + bar.height)).toBe(true);
  }).toPass({ timeout: 3000 });
});
