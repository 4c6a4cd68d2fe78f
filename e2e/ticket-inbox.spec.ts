import type { Page } from '@playwright/test';
import { live } from './live.ts';
import { openSecondPage } from './open-second-page.ts';
import { signIn, signInThroughForm } from './people.ts';
import { expect, test } from './test.ts';
import { openTicket } from './tickets.ts';

/** Changes in one browser appear in the other within a second. */
const getCard = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
/** A client's ticket, followed: what happens from now on shows live. */
async function openThread(client: Page, id: string): Promise<void> {
  const followed = client
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('"subscribe"')));
  await client.goto(`/client/support/${id}`);
  await client.getByLabel('Message', { exact: true }).waitFor();
  await followed;
}
const getThread = (page: Page) => page.getByRole('region', { name: 'Ticket', exact: true });

test('support filters and answers its most urgent ticket with three clicks after signing in', async ({
  page,
  playwright,
  baseURL,
  product,
}) => {
  const client = await playwright.request.newContext({ baseURL });
  await signIn(client, 'client2');
  for (const [title, priority] of [
    ['Quay lamp flickers', 'low'],
    ['Quay lamp is on fire', 'critical'],
    ['Quay lamp is dark', 'high'],
  ] as const)
    await openTicket(product, client, { title, priority });
  await client.dispose();
  await signInThroughForm(page, 'support');
  let clicks = 0;
  const click = async (target: ReturnType<Page['getByRole']>) => {
    clicks += 1;
    await target.click();
  };
  await click(page.getByRole('tab', { name: 'Tickets' }));
  await page.getByLabel('Search tickets').fill('quay lamp');
  await click(page.getByRole('link', { name: /^Unassigned/ }));
  await expect(page.getByRole('link', { name: 'Unassigned 3' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Quay lamp is on fire',
    'Quay lamp is dark',
    'Quay lamp flickers',
  ]);
  await click(
    page
      .getByRole('listitem')
      .getByRole('button', { name: /^Reply/ })
      .first(),
  );
  await expect(getThread(page).getByLabel('Message', { exact: true })).toBeFocused();
  await page.keyboard.type('Someone is on the way.');
  await page.keyboard.press('Enter');
  await expect(getThread(page).getByRole('log')).toContainText('Someone is on the way.');
  expect(clicks).toBeLessThanOrEqual(3);
  await expect(getThread(page)).toContainText('First response after');
  await expect(page).toHaveURL(/[?&]ticket=[\w-]{36}/);

  // The answer made it support's own, and the URL brings everything back.
  await expect(getCard(page, 'Quay lamp is on fire')).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Search tickets')).toHaveValue('quay lamp');
  await expect(getThread(page).getByRole('log')).toContainText('Someone is on the way.');
  await page.getByRole('link', { name: /^Waiting for client/ }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Quay lamp is on fire']);
});

test('the team notes, assigns, snoozes and uses a canned answer; the client sees the answer alone', async ({
  page,
  browser,
  baseURL,
  product,
}) => {
  const title = 'The harbor gate squeaks';
  const client = await openSecondPage(browser, baseURL, 'client');
  const id = await openTicket(product, client.request, { title });
  await openThread(client, id);
  await signIn(page.request, 'support');
  // Only what is near the top of a long list is rendered.
  await page.goto(`/contractor?tab=tickets&search=squeaks&ticket=${id}`);
  const thread = getThread(page);

  await thread.getByLabel('Internal note').check();
  await thread.getByLabel('Note', { exact: true }).fill('They never oil it.');
  await thread.getByRole('button', { name: 'Add note' }).click();
  await expect(thread.getByRole('log')).toContainText('They never oil it.');
  await thread.getByRole('button', { name: 'Assign to me' }).click();
  await expect(getCard(page, title)).toContainText('Assigned to');

  await thread.getByLabel('Snooze for').selectOption('Tomorrow at 9:00');
  await thread.getByRole('button', { name: 'Snooze' }).click();
  await expect(getCard(page, title)).toHaveCount(0);
  await expect(thread).toContainText('Snoozed until');
  await client.getByLabel('Message', { exact: true }).fill('It squeaks louder.');
  await client.getByRole('button', { name: 'Send' }).click();
  await expect(thread.getByRole('button', { name: 'Snooze' })).toBeVisible(live());
  await expect(getCard(page, title)).toBeVisible();

  await thread.getByLabel('Reply to client').check();
  await thread.getByLabel('Canned answer', { exact: true }).selectOption('We are looking into it');
  await thread.getByRole('button', { name: 'Insert' }).click();
  await expect(thread.getByLabel('Message', { exact: true })).toHaveValue(/^Hello Clara,[^]*“The harbor gate squeaks”/);
  await thread.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(client.getByRole('log')).toContainText('We are looking into “The harbor gate squeaks”', live());
  await expect(client.getByRole('log')).not.toContainText('They never oil it.');
  await client.reload();
  await expect(client.getByRole('log')).toContainText('It squeaks louder.');
  await expect(client.locator('body')).not.toContainText('They never oil it.');
  await client.context().close();
});

test('a resolved ticket is reopened by its client with a message, and by an administrator', async ({
  page,
  browser,
  baseURL,
  product,
}) => {
  const title = 'The pier is wet again';
  const client = await openSecondPage(browser, baseURL, 'client');
  const id = await openTicket(product, client.request, { title });
  await openThread(client, id);
  await signIn(page.request, 'admin');
  await page.goto(`/admin/tickets/${id}`);
  await expect(page).toHaveURL(`/admin/tickets?ticket=${id}`);
  const thread = getThread(page);
  await thread.getByRole('button', { name: 'Resolve' }).click();
  await expect(client.getByText('This ticket is resolved.')).toBeVisible(live());
  await client.getByLabel('Message', { exact: true }).fill('It rained.');
  await client.getByRole('button', { name: 'Send' }).click();
  await expect(thread.getByRole('log')).toContainText('It rained.', live());
  await expect(client.getByText('This ticket is resolved.')).toHaveCount(0);
  await thread.getByRole('button', { name: 'Resolve' }).click();
  await thread.getByRole('button', { name: 'Reopen' }).click();
  await expect(thread.getByRole('button', { name: 'Resolve' })).toBeVisible();
  await expect(client.getByText('This ticket is resolved.')).toHaveCount(0);
  await client.context().close();
});

test('an administrator writes, changes and deletes a canned answer', async ({ page, product, playwright, baseURL }) => {
  const client = await playwright.request.newContext({ baseURL });
  await signIn(client, 'client');
  const id = await openTicket(product, client, { title: 'Where is the ferry?' });
  await client.dispose();
  await signIn(page.request, 'admin');
  await page.goto(`/admin/tickets?ticket=${id}`);
  await page.getByRole('button', { name: 'Edit canned answers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Canned answers' });
  await dialog.getByRole('button', { name: 'New canned answer' }).click();
  await dialog.getByLabel('Title').fill('Ferry times');
  await dialog.getByLabel('Answer').fill('Every hour, {{client}}.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Edit: Ferry times' }).click();
  await dialog.getByLabel('Answer').fill('Every half hour, {{client}}.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Edit: Ferry times' }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('Canned answer', { exact: true }).selectOption('Ferry times');
  await page.getByRole('button', { name: 'Insert' }).click();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Every half hour, Clara.');
  await page.getByRole('button', { name: 'Edit canned answers' }).click();
  await dialog.getByRole('button', { name: 'Delete: Ferry times' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByText('Ferry times')).toHaveCount(0);
});

test('a contractor in sales sees no ticket of others, and a client does not get into the inbox', async ({
  page,
  playwright,
  baseURL,
  product,
}) => {
  const client = await playwright.request.newContext({ baseURL });
  await signIn(client, 'client2');
  const id = await openTicket(product, client, { title: 'Not for sales' });
  await client.dispose();
  await signIn(page.request, 'sales');
  await page.goto(`/contractor?tab=tickets&ticket=${id}`);
  await expect(page.getByText('This ticket is no longer available to you.')).toBeVisible();
  await expect(page.getByText('No support tickets assigned')).toBeVisible();
  await signIn(page.request, 'client');
  await page.goto('/admin/tickets');
  await expect(page).toHaveURL('/');
});

test('on a phone the inbox is a list, then the ticket', async ({ page, product, playwright, baseURL }) => {
  const client = await playwright.request.newContext({ baseURL });
  await signIn(client, 'client');
  const title = 'The buoy drifts';
  await openTicket(product, client, { title });
  await client.dispose();
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page.request, 'support');
  await page.goto('/contractor?tab=tickets&search=buoy');
  await page.getByRole('link', { name: title }).click();
  await expect(getThread(page).getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByLabel('Search tickets')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.goBack();
  await expect(page.getByLabel('Search tickets')).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('link', { name: 'All tickets' }).click();
  await expect(page.getByRole('link', { name: title })).toBeFocused();
});
