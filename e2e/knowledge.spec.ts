import { type Page } from '@playwright/test';
import { live } from './live.ts';
import { signIn } from './people.ts';
import { expect, test } from './test.ts';

const sidewards = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('a developer searches the DocHub, reads a document, returns, and sees a newly published one', async ({
  page,
  playwright,
  baseURL,
}) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sockets.push(String(payload))));
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page.request, 'developer');
  await page.goto('/contractor?tab=dochub');
  await page.getByRole('searchbox', { name: 'Search documents' }).fill('phone clien');
  const found = page.getByRole('list', { name: 'Results' }).getByRole('listitem');
  await expect(found).toHaveCount(1);
  await expect(found.locator('mark').first()).toBeVisible();
  expect(await sidewards(page)).toBe(0);

  await found.getByRole('link', { name: 'Definition of Done' }).click();
  await expect(page.getByRole('heading', { name: 'Definition of Done' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'What does not count' })).toBeVisible();
  expect(await sidewards(page)).toBe(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Who says it' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search documents' })).toHaveValue('phone clien');
  await expect(found).toHaveCount(1);

  await page.getByRole('button', { name: 'Clear' }).click();
  const recent = page.getByRole('list', { name: 'Recent Documents' });
  await expect(recent.getByRole('link', { name: 'Security Audit Checklist' })).toBeVisible();
  await expect.poll(() => sockets.some((frame) => frame.includes('knowledgeChanged'))).toBe(true);
  const analyst = await playwright.request.newContext({ baseURL });
  await signIn(analyst, 'analyst');
  const resource = { title: 'Release Calendar', hub: 'dochub', category: 'guide', isPublished: false };
  const { id }: { id: string } = await (await analyst.post('/api/knowledge-resources', { data: resource })).json();
  await analyst.put(`/api/knowledge-resources/${id}`, { data: { isPublished: true } });
  await expect(recent.getByRole('link', { name: 'Release Calendar' })).toBeVisible(live());
  await analyst.delete(`/api/knowledge-resources/${id}`);
  await expect(recent.getByRole('link', { name: 'Release Calendar' })).toHaveCount(0, live());
  await analyst.dispose();
});

test('a tester completes a lesson, sees it in the course and suggests a tool', async ({ page, admin }) => {
  await signIn(page.request, 'tester');
  await page.goto('/contractor?tab=upskill');
  const course = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'React Mastery' }) });
  await expect(course).toContainText('2/12');
  await course.getByRole('button', { name: 'Mark next lesson done: React Mastery' }).click();
  await expect(course).toContainText('3/12');
  await expect(page.getByText('lesson 3, “State that belongs somewhere”, completed')).toBeVisible();

  await course.getByRole('link', { name: 'React Mastery' }).click();
  await expect(page.getByRole('checkbox', { name: 'State that belongs somewhere' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'State that belongs somewhere' }).uncheck();
  await page.getByRole('link', { name: 'Back to Upskill' }).click();
  await expect(course).toContainText('2/12');
  await expect(course.getByRole('link', { name: 'React Mastery' })).toBeFocused();

  await page.getByRole('tab', { name: 'AI Nexus' }).click();
  await page.getByRole('button', { name: 'Suggest Tool' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suggest Tool' });
  await dialog.getByLabel('Tool').fill('Quick Linter');
  await dialog.getByLabel('Why others should know it').fill('It finds what reviews miss.');
  await dialog.getByRole('button', { name: 'Suggest Tool' }).click();
  await expect(page.getByText('Quick Linter suggested')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Suggest Tool' })).toBeFocused();
  const kept: Array<{ title: string; isPublished: boolean }> = await (
    await admin.get('/api/knowledge-resources')
  ).json();
  expect(kept.find(({ title }) => title === 'Quick Linter')).toMatchObject({ isPublished: false });
});
