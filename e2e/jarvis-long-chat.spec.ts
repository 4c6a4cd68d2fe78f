import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { findAccessibilityViolations } from './accessibility-violations.ts';
import { runSql } from './database.ts';
import { expect } from './test.ts';
import { createGate, openChat, test } from './with-model.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Messages' });
const toEnd = (page: Page) =>
  list(page).evaluate((place) => Math.round(place.scrollHeight - place.clientHeight - place.scrollTop));

/** An id with the given time. */
function idAt(time: number): string {
  const at = time.toString(16).padStart(12, '0');
  const rest = randomBytes(10).toString('hex');
  return `${at.slice(0, 8)}-${at.slice(8)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6, 18)}`;
}

/** Inserts earlier messages. Returns their ids. */
async function sayBefore(database: string, conversation: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, place) => idAt(Date.now() - (count - place) * 60_000));
  await runSql(
    database,
    `insert into messages (id, created_at, updated_at, conversation_id, role, content, metadata)
     select id, now(), now(), $2, case place % 2 when 1 then 'user' else 'assistant' end,
       'Message ' || place || repeat(E'\\n\\nA line of it.', 3), '{"referencedDocuments":[]}'
     from unnest($1::uuid[]) with ordinality as given (id, place)`,
    [ids, conversation],
  );
  return ids;
}

test('a long conversation opens at its end, and older pages load without moving the visible messages', async ({
  page,
  product,
}) => {
  const id = await openChat(page, 'Long');
  await sayBefore(product.databaseUrl(), id, 120);
  await page.reload();
  await expect(page.getByText('50 messages loaded')).toBeVisible({ timeout: 15_000 });
  await expect.poll(() => toEnd(page)).toBeLessThan(2);
  await list(page).hover();
  await page.mouse.wheel(0, -100_000);
  await expect(page.getByText('100 messages loaded')).toBeVisible();
  // The message that was first is still near the top: the view did not jump.
  const first = page.locator('[data-message]').nth(50);
  await expect.poll(async () => Math.abs((await first.boundingBox())?.y ?? 9999)).toBeLessThan(1200);
  await page.getByRole('button', { name: 'Jump to the newest' }).click();
  await expect.poll(() => toEnd(page)).toBeLessThan(2);
});

test('a link to a message scrolls to it, highlights it and is removed from the URL', async ({ page, product }) => {
  const id = await openChat(page, 'Found');
  const ids = await sayBefore(product.databaseUrl(), id, 120);
  await page.goto(`/contractor?tab=jarvis&conversation=${id}&message=${ids[9]}`);
  const found = page.locator(`[data-message="${ids[9]}"]`);
  await expect(found).toBeInViewport();
  await expect(found).toHaveAttribute('data-marked', 'true');
  await expect(page).not.toHaveURL(/message=/);
  await expect(found).not.toHaveAttribute('data-marked', 'true');
  await expect(found).toBeInViewport();
});

test('the view follows a streaming answer unless the reader has scrolled up', async ({ page, product, model }) => {
  const id = await openChat(page, 'Following');
  await sayBefore(product.databaseUrl(), id, 20);
  await page.reload();
  const [more, rest] = [createGate(), createGate()];
  const lines = (from: number) => Array.from({ length: 40 }, (_, line) => `Line ${from + line}.\n\n`);
  model.answerWith({ pieces: [...lines(0), more.opened, ...lines(40), rest.opened, ...lines(80)] });
  await page.getByLabel('Message to Jarvis').fill('Many lines');
  await page.getByLabel('Message to Jarvis').press('Enter');
  await expect(page.getByText('Line 39.', { exact: true })).toBeInViewport();
  await expect.poll(() => toEnd(page)).toBeLessThan(2);
  await list(page).hover();
  await page.mouse.wheel(0, -400);
  await expect(page.getByRole('button', { name: 'Jump to the newest' })).toBeVisible();
  await expect.poll(() => toEnd(page)).toBeGreaterThan(300);
  more.open();
  await expect(page.getByText('Line 79.', { exact: true })).toBeAttached();
  await expect(page.getByText('Line 79.', { exact: true })).not.toBeInViewport();
  await page.getByRole('button', { name: 'Jump to the newest' }).click();
  rest.open();
  await expect(page.getByText('Line 119.', { exact: true })).toBeInViewport();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`at 390 px the chat fits and has no accessibility violations, ${colorScheme}`, async ({ page, model }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openChat(page);
    const wide = `| ${'a wide cell | '.repeat(12)}\n|${'---|'.repeat(12)}\n| ${'1 | '.repeat(12)}\n`;
    const code = `\`\`\`ts\nconst long = '${'x'.repeat(200)}'; // a comment\n\`\`\`\n`;
    model.answerWith({ pieces: [`## Title\n\nText with \`code\`.\n\n${wide}\n${code}\n> Said.\n`] });
    await page.getByLabel('Message to Jarvis').fill('Wide things');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.locator('[data-kind=comment]')).toBeVisible();
    await expect(page.getByText('Message Sent')).toBeHidden({ timeout: 15_000 });
    const { scrollWidth, innerWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      innerWidth: window.innerWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(innerWidth);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
}
