import type { APIRequestContext, Page } from '@playwright/test';
import { findAccessibilityViolations } from './accessibility-violations.ts';
import { closeToast } from './close-toast.ts';
import { createNewcomer } from './newcomers.ts';
import { signIn } from './people.ts';
import { expect, test } from './test.ts';

const path = '/api/developer/conversations';
const list = (page: Page) => page.getByRole('list', { name: 'Conversations' });
const rows = (page: Page) => list(page).getByRole('listitem');
const titles = (page: Page) => rows(page).locator('strong');
const chosen = (page: Page) => page.getByRole('list', { name: 'Selected templates' }).locator('span[title]');

/** A developer without conversations. */
async function openAsNewDeveloper(page: Page, admin: APIRequestContext): Promise<void> {
  await createNewcomer(admin, page, { role: 'contractor', contractorRole: 'developer' });
  await page.goto('/contractor?tab=jarvis');
  await expect(page.getByText('No conversations yet')).toBeVisible();
}

async function start(request: APIRequestContext, title: string): Promise<string> {
  const templates = (await (await request.get('/api/developer/prompt-templates')).json()) as Array<{ id: number }>;
  const made = await request.post(path, { data: { title, templateIds: [templates[0]?.id] } });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { id: string }).id;
}

async function add(page: Page, template: string): Promise<void> {
  await page.getByLabel('Jarvis templates').selectOption(template);
  await page.getByRole('button', { name: 'Add template' }).click();
}

async function expectNoFault(page: Page): Promise<void> {
  expect(await findAccessibilityViolations(page)).toEqual([]);
}

/** The page doesn't scroll in either direction: long content scrolls in its own pane. */
async function expectNoPageScroll(page: Page): Promise<void> {
  const [down, sideways] = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return [scrollHeight > window.innerHeight, scrollWidth > window.innerWidth];
  });
  expect({ down, sideways }).toEqual({ down: false, sideways: false });
}

for (const width of [1280, 390]) {
  test(`a developer starts, edits and deletes a conversation at ${width} px`, async ({ page, admin }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAsNewDeveloper(page, admin);
    await page.getByRole('button', { name: 'Start New Conversation' }).click();
    const submit = page.getByRole('button', { name: 'Start Conversation' });
    await expect(submit).toBeDisabled();
    await page.getByLabel('Conversation Title').fill('Caches');
    await add(page, 'Full-stack Engineer');
    await add(page, 'Security Reviewer');
    await expect(page.getByText('Looks at designs and code for what an attacker would try.')).toBeVisible();
    await expectNoFault(page);
    await page.getByRole('button', { name: 'Move Security Reviewer earlier' }).click();
    await submit.click();
    await expect(page.getByText('New Jarvis conversation started successfully.')).toBeVisible();
    await closeToast(page);
    await expect(page.getByRole('heading', { name: 'Caches' })).toBeVisible();
    await expect(page).toHaveURL(/\?tab=jarvis&conversation=[\w-]+$/);
    await expectNoPageScroll(page);

    if (width === 390) await page.getByRole('link', { name: 'All conversations' }).click();
    await expect(titles(page)).toHaveText(['Caches']);
    await expect(rows(page).first()).toContainText(/Security Reviewer.*Full-stack Engineer/);
    await rows(page).first().hover();
    await page.getByRole('button', { name: 'Edit Caches' }).click();
    await expect(chosen(page)).toHaveText(['Security Reviewer', 'Full-stack Engineer']);
    await page.getByLabel('Conversation Title').fill('Cookies');
    await page.getByRole('button', { name: 'Remove Full-stack Engineer' }).click();
    await page.getByRole('button', { name: 'Update Conversation' }).click();
    await expect(page.getByText('The conversation has been successfully updated.')).toBeVisible();
    await closeToast(page);
    await expect(titles(page)).toHaveText(['Cookies']);
    await expect(rows(page).first()).not.toContainText('Full-stack Engineer');

    await page.getByRole('button', { name: 'Delete Cookies' }).click();
    await expect(page.getByText('The conversation has been permanently deleted.')).toBeVisible();
    await expect(page.getByText('No conversations yet')).toBeVisible();
    await expect(page).toHaveURL('/contractor?tab=jarvis');
    await expect(page.getByRole('button', { name: 'New chat' })).toBeFocused();

    await page.keyboard.press('Control+z');
    await expect(titles(page)).toHaveText(['Cookies']);
    await rows(page).first().hover();
    await page.getByRole('button', { name: 'Delete Cookies' }).click();
    await expect(page.getByText('No conversations yet')).toBeVisible();
    await closeToast(page);
    await page.getByRole('button', { name: 'Recently deleted' }).click();
    await page.getByRole('button', { name: 'Restore Cookies' }).click();
    await expect(page.getByText('No deleted conversations')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(titles(page)).toHaveText(['Cookies']);
  });
}

test('everything works by keyboard', async ({ page, admin }) => {
  await openAsNewDeveloper(page, admin);
  await page.getByRole('tab', { name: 'Jarvis' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'New chat' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'New Conversation' })).toBeVisible();
  await page.getByLabel('Conversation Title').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please provide a title and select at least one Jarvis template.')).toBeVisible();
  for (const template of ['Full', 'Sec']) {
    await page.getByLabel('Jarvis templates').focus();
    await page.keyboard.type(template);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await expect(chosen(page)).toHaveText(['Full-stack Engineer', 'Security Reviewer']);
  await page.getByRole('button', { name: 'Move Full-stack Engineer later' }).focus();
  await page.keyboard.press('Enter');
  await expect(chosen(page)).toHaveText(['Security Reviewer', 'Full-stack Engineer']);
  await expect(page.getByRole('button', { name: 'Move Full-stack Engineer later' })).toBeFocused();
  await page.getByLabel('Conversation Title').focus();
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveText(['New conversation']);

  await page.getByRole('link', { name: /^New conversation/ }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Edit New conversation' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Edit New conversation' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Edit Conversation' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit New conversation' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No conversations yet')).toBeVisible();
});

test('tabs and the open conversation survive a reload and are in the browser history', async ({ page, admin }) => {
  await openAsNewDeveloper(page, admin);
  const [first, second] = [await start(page.request, 'First'), await start(page.request, 'Second')];
  await page.goto('/contractor');
  await page.getByRole('tab', { name: 'Tickets' }).click();
  await page.getByRole('tab', { name: 'Jarvis' }).click();
  await page.getByRole('link', { name: /^First/ }).click();
  await page.getByRole('link', { name: /^Second/ }).click();
  await expect(page).toHaveURL(`/contractor?tab=jarvis&conversation=${second}`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Second' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/contractor?tab=jarvis&conversation=${first}`);
  await expect(page.getByRole('heading', { name: 'First' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Tickets' })).toHaveAttribute('aria-selected', 'true');
});

test('a message sent elsewhere sets the conversation title and moves it to the top', async ({ page, admin }) => {
  await openAsNewDeveloper(page, admin);
  const first = await start(page.request, 'New conversation');
  await start(page.request, 'Second');
  await page.reload();
  await expect(titles(page)).toHaveText(['Second', 'New conversation']);
  const response = await page.request.post(`${path}/${first}/messages`, {
    data: { content: 'How long does a session last?', selectedDocumentIds: [] },
  });
  expect(response.status()).toBe(201);
  await page.getByRole('tab', { name: 'Dashboard' }).click();
  await page.getByRole('tab', { name: 'Jarvis' }).click();
  await expect(titles(page)).toHaveText(['How long does a session last?', 'Second']);
});

test('a question sets the conversation title and moves it to the top live', async ({ page, admin }) => {
  await openAsNewDeveloper(page, admin);
  await start(page.request, 'New conversation');
  await start(page.request, 'Second');
  await page.reload();
  await page.getByRole('link', { name: /^New conversation/ }).click();
  await page.getByLabel('Message to Jarvis').fill('How long does a session last?');
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveText(['How long does a session last?', 'Second']);
  await expect(page.getByRole('heading', { name: 'How long does a session last?' })).toBeVisible();
});

for (const width of [1280, 390]) {
  test(`another person's conversation is not found, and the list still works, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page.request, 'tester');
    const others = await start(page.request, 'Of the tester');
    await signIn(page.request, 'developer');
    for (const id of [others, '0190d3a8-0000-7000-8000-000000000000', 'nonsense']) {
      await page.goto(`/contractor?tab=jarvis&conversation=${id}`);
      await expect(page.getByRole('heading', { name: 'Conversation not found' })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Sign-in of the booking portal/ })).toBeVisible();
    }
  });
}

test('a search finds a message and opens it', async ({ page }) => {
  await signIn(page.request, 'developer');
  await page.goto('/contractor?tab=jarvis');
  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('stock filt');
  const match = page.getByRole('list', { name: 'Matches' }).getByRole('listitem');
  await expect(match).toHaveCount(1);
  await expect(match).toContainText('Indexes of the inventory');
  await expect(match.locator('mark')).toHaveText(['stock', 'filtered']);
  await expectNoFault(page);
  await expect(match.getByRole('link')).toHaveAttribute('href', /\?tab=jarvis&conversation=[\w-]+&message=[\w-]+$/);
  await match.getByRole('link').click();
  // The URL drops the message once it is shown.
  await expect(page).toHaveURL(/\?tab=jarvis&conversation=[\w-]+$/);
  await expect(page.getByRole('heading', { name: 'Indexes of the inventory' })).toBeVisible();
  await expect(page.getByRole('article').getByText(/^The stock list is filtered by workshop/)).toBeInViewport();
  await page.getByRole('searchbox').fill('zebra');
  await expect(page.getByText(/^Nothing found for "zebra"/)).toBeVisible();
});

test('the connection test reports that Jarvis is ready', async ({ page }) => {
  await signIn(page.request, 'developer');
  await page.goto('/contractor?tab=jarvis');
  await expect(page.getByText('Not tested')).toBeVisible();
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByText('AI service is working correctly')).toBeVisible();
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
});

test('a phone shows the list, then the conversation with a back button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page.request, 'developer');
  await page.goto('/contractor');
  await page.getByRole('tab', { name: 'Jarvis' }).click();
  await expect(page.getByRole('tab', { name: 'Jarvis' })).toBeInViewport({ ratio: 1 });
  await expectNoPageScroll(page);
  await page.getByRole('link', { name: /^Indexes of the inventory/ }).click();
  await expect(page.getByRole('heading', { name: 'Indexes of the inventory' })).toBeFocused();
  await expect(list(page)).toBeHidden();
  await expectNoPageScroll(page);
  await page.getByRole('link', { name: 'All conversations' }).click();
  await expect(page.getByRole('link', { name: /^Indexes of the inventory/ })).toBeFocused();
});

test('a long list loads more on scroll, and the page does not move', async ({ page, admin }) => {
  await openAsNewDeveloper(page, admin);
  await start(page.request, 'The first');
  await Promise.all(Array.from({ length: 54 }, (_, count) => start(page.request, `Number ${count}`)));
  await page.reload();
  await expect(rows(page)).toHaveCount(50);
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(rows(page)).toHaveCount(55);
  await expect(titles(page).last()).toHaveText('The first');
  await expectNoPageScroll(page);
});

test('an expired session is reported once and leads to the sign-in', async ({ page }) => {
  await signIn(page.request, 'developer');
  await page.goto('/contractor?tab=jarvis');
  await expect(list(page)).toBeVisible();
  // Visible for half a second, so the page itself watches for it. The hub's socket ends with the session: no click is needed.
  const said = Promise.withResolvers<void>();
  await page.exposeFunction('reportSaid', said.resolve);
  await page.evaluate(() => {
    const { reportSaid } = window as typeof window & { reportSaid: () => void };
    new MutationObserver(() => {
      if (document.body.textContent.includes('You are logged out. Logging in again...')) reportSaid();
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.request.post('/api/auth/logout');
  await said.promise;
  await expect(page).toHaveURL('/login?returnTo=%2Fcontractor%3Ftab%3Djarvis');
});
