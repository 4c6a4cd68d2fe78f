import { readFile } from 'node:fs/promises';
import { findAccessibilityViolations } from './accessibility-violations.ts';
import { choose } from './choose.ts';
import { signIn } from './people.ts';
import { splashSeenState } from './splash-state.ts';
import { expect, test } from './test.ts';

test('a project manager assigns a task; its assignee sees it at once, plans, moves and discusses it', async ({
  page: manager,
  browser,
  baseURL,
}) => {
  const title = 'Show the tide at each berth';
  const context = await browser.newContext({ baseURL, storageState: splashSeenState });
  const developer = await context.newPage();
  await signIn(context.request, 'developer');
  await developer.goto('/contractor');
  await developer.getByRole('tab', { name: 'My tasks' }).click();
  await developer.getByRole('heading', { name: 'Overdue' }).waitFor();

  await signIn(manager.request, 'pm');
  await manager.goto('/project-manager-portal?tab=tasks');
  await manager.getByRole('button', { name: 'New task' }).click();
  const form = manager.getByRole('dialog');
  await choose(form.getByRole('combobox', { name: 'Project' }), 'Harbour Booking Portal');
  await form.getByLabel('Title').fill(title);
  await choose(form.getByRole('combobox', { name: 'Assignee' }), 'Devika Rao', 'devika');
  await form.getByRole('button', { name: 'Create task' }).click();

  await developer.getByRole('button', { name: title }).click();
  const task = developer.getByRole('dialog', { name: title });
  await task.getByLabel('Timebox').selectOption('2 h');
  await task.getByRole('textbox', { name: 'Comment' }).fill('From which tide table?');
  await task.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(task.getByRole('listitem')).toContainText('From which tide table?');
  await task.getByRole('button', { name: 'Close' }).click();
  await expect(developer.getByRole('button', { name: title })).toBeFocused();
  await developer.getByRole('combobox', { name: `Status of ${title}` }).selectOption('In progress');

  const column = manager.getByRole('region', { name: 'In progress', exact: true });
  await column.getByRole('button', { name: title, exact: true }).click();
  const thread = manager.getByRole('dialog').getByRole('region', { name: 'Comments' });
  await expect(thread.getByRole('listitem')).toContainText('From which tide table?');
  await thread.getByRole('textbox', { name: 'Comment' }).fill('The one of the harbor office');
  await thread.getByRole('button', { name: 'Comment', exact: true }).click();
  await developer.getByRole('button', { name: title }).click();
  await expect(task.getByRole('listitem').last()).toContainText('The one of the harbor office');
  await context.close();
});

test('the assignee attaches files to a task, which its project manager sees, downloads and deletes', async ({
  page: manager,
  browser,
  baseURL,
}) => {
  const title = 'Sketch the mooring plan';
  const context = await browser.newContext({ baseURL, storageState: splashSeenState });
  const developer = await context.newPage();
  await signIn(context.request, 'developer');
  await signIn(manager.request, 'pm');
  await manager.goto('/project-manager-portal?tab=tasks');
  await manager.getByRole('button', { name: 'New task' }).click();
  const form = manager.getByRole('dialog');
  await choose(form.getByRole('combobox', { name: 'Project' }), 'Harbour Booking Portal');
  await form.getByLabel('Title').fill(title);
  await choose(form.getByRole('combobox', { name: 'Assignee' }), 'Devika Rao', 'devika');
  await form.getByRole('button', { name: 'Create task' }).click();
  await manager.getByRole('button', { name: title, exact: true }).click();
  const seen = manager.getByRole('dialog').getByRole('region', { name: 'Files' });
  await expect(seen.getByText('No files yet.')).toBeVisible();

  await developer.goto('/contractor?tab=tasks');
  await developer.getByRole('button', { name: title }).click();
  const files = developer.getByRole('dialog', { name: title }).getByRole('region', { name: 'Files' });
  const toFile = (name: string, text: string) => ({ name, mimeType: 'text/markdown', buffer: Buffer.from(text) });
  await files
    .getByLabel('Files', { exact: true })
    .setInputFiles([toFile('berths.md', '# Berths'), toFile('tides.md', '# Tides')]);
  await expect(files.getByRole('link', { name: 'tides.md' })).toBeVisible();
  expect(await findAccessibilityViolations(developer)).toEqual([]);

  // Live, while the task is open.
  const download = manager.waitForEvent('download');
  await seen.getByRole('link', { name: 'berths.md' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe('# Berths');
  await seen.getByRole('button', { name: 'Delete berths.md' }).click();
  await seen.getByRole('button', { name: 'Delete file' }).click();
  await expect(seen.getByRole('link', { name: 'berths.md' })).toHaveCount(0);
  await expect(files.getByRole('link', { name: 'berths.md' })).toHaveCount(0);
  await context.close();
});

test('a tester has no part in a task of a developer', async ({ page }) => {
  await signIn(page.request, 'tester');
  await page.goto('/contractor?tab=tasks');
  await page.getByRole('button', { name: 'Deposits in kroner' }).waitFor();
  await expect(page.getByRole('button', { name: 'Cancel a reservation with a refund' })).toHaveCount(0);
});
