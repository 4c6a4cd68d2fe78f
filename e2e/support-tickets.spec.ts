import { choose } from './choose.ts';
import { live } from './live.ts';
import { signIn } from './people.ts';
import { runUnregisteredOperation } from './run-unregistered-operation.ts';
import { splashSeenState } from './splash-state.ts';
import { expect, test } from './test.ts';
import { openTicket } from './tickets.ts';

/** Changes in one browser appear in the other within a second. */
test('a client asks, support answers, and both see all changes live until the ticket is resolved', async ({
  page,
  browser,
  baseURL,
}) => {
  const desk = await browser.newContext({
    baseURL,
    storageState: splashSeenState,
    viewport: { width: 390, height: 844 },
  });
  const support = await desk.newPage();
  await Promise.all([signIn(page.request, 'client'), signIn(desk.request, 'support')]);
  await Promise.all([page.goto('/client/support'), support.goto('/contractor?tab=tickets&sort=newest')]);
  await support.getByRole('listitem').first().waitFor();

  await page.getByRole('link', { name: 'Open Ticket' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Title').fill('The map is empty');
  await form.getByLabel('Description').fill('Since this morning no berth is shown.');
  await choose(form.getByLabel('Project'), 'Harbour Booking Portal', 'harb');
  await form.getByRole('button', { name: 'Open Ticket' }).click();
  const card = support
    .getByRole('listitem')
    .filter({ has: support.getByRole('heading', { name: 'The map is empty' }) });
  await expect(card).toContainText('Clara Meyer', live());
  await expect(page.getByRole('log')).toContainText('Since this morning no berth is shown.');

  await card.getByRole('button', { name: /^Reply/ }).click();
  const thread = support.getByRole('region', { name: 'Ticket' });
  await thread.getByLabel('Message', { exact: true }).fill('A key had expired. Is it back?');
  await thread.getByLabel('Message', { exact: true }).press('Enter');
  await expect(page.getByRole('log')).toContainText('A key had expired. Is it back?', live());
  await expect(page.getByText('In progress')).toBeVisible();
  expect(await support.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await page.getByLabel('Message', { exact: true }).fill('It is. Thank you.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(thread.getByRole('log')).toContainText('It is. Thank you.', live());

  await thread.getByRole('link', { name: 'All tickets' }).click();
  await card.getByRole('button', { name: /^Resolve/ }).click();
  await expect(page.getByText('This ticket is resolved.')).toBeVisible(live());
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await page.getByRole('link', { name: 'All tickets' }).click();
  await expect(page.getByRole('region', { name: 'Resolved tickets' })).toContainText('The map is empty');
  await desk.close();
});

test('a long conversation opens at its end; neither older nor new messages move the view, and a button leads to new ones', async ({
  page,
  playwright,
  baseURL,
  product,
}) => {
  const support = await playwright.request.newContext({ baseURL });
  await Promise.all([signIn(page.request, 'client'), signIn(support, 'support')]);
  const id = await openTicket(product, page.request, {
    title: 'How do we print labels?',
    description: 'It all began with a label.',
  });
  const query =
    'mutation ($id: ID!, $content: String!) { replyToTicket(id: $id, input: { content: $content }) { id } }';
  const say = (content: string) => runUnregisteredOperation(product, support, query, { id, content });
  for (let count = 1; count <= 55; count += 1) await say(`Step ${count} of 55`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/client/support/${id}`);
  await expect(page.getByText('Step 55 of 55')).toBeInViewport();
  await expect(page.getByText('Step 7 of 55')).toBeAttached();
  await expect(page.getByText('Step 4 of 55', { exact: true })).not.toBeAttached();

  await say('One more');
  await expect(page.getByText('One more')).toBeInViewport();

  const read = page.getByText('Step 7 of 55');
  const place = async () => Math.round((await read.boundingBox())?.y ?? 0);
  // Scrolls in one step: older messages load as soon as their place is visible.
  const before = await read.evaluate((message) => {
    const scroller = message.closest('[aria-label="Messages"]');
    scroller?.scrollTo({ top: -scroller.scrollHeight });
    return Math.round(message.getBoundingClientRect().y);
  });
  await expect(page.getByText('It all began with a label.')).toBeAttached();
  expect(await place()).toBe(before);
  await say('The last one');
  await expect(page.getByText('The last one')).toBeAttached();
  expect(await place()).toBe(before);

  await page.getByRole('button', { name: 'New message' }).press('Enter');
  await expect(page.getByText('The last one')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'New message' })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await support.dispose();
});
