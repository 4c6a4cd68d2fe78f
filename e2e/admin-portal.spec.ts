import type { Page } from '@playwright/test';
import { choose } from './choose.ts';
import { live } from './live.ts';
import { openSecondPage } from './open-second-page.ts';
import { type AccountName, signIn } from './people.ts';
import { runUnregisteredOperation } from './run-unregistered-operation.ts';
import { expect, test } from './test.ts';
import { openTicket } from './tickets.ts';

/** Changes in one browser appear in the other within a second. */
/** Waits for the subscription of a screen. */
const waitForSubscription = (page: Page, operation: string) =>
  page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framesent', ({ payload }) => String(payload).includes(operation)));

const people: Array<{ name: AccountName; title: string; from: string; to: string }> = [
  { name: 'admin', title: 'Front Desk Check-in', from: 'testing', to: 'In progress' },
  { name: 'founder', title: 'Clinic Client Portal', from: 'in_progress', to: 'Testing' },
];

for (const { name, title, from, to } of people) {
  test(`${name} opens a project from the figures and edits it, and the client sees the change`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await signIn(page.request, name);
    const client = await openSecondPage(browser, baseURL, 'client2');
    const clientFollows = waitForSubscription(client, 'ProjectChanged');
    await Promise.all([page.goto('/admin'), client.goto('/client/projects'), clientFollows]);
    await page.getByRole('button', { name: 'Show total implementation fees' }).click();
    await page.getByText(/^\$[\d,]+$/).waitFor();
    await page.getByRole('link', { name: from === 'testing' ? 'In Testing' : 'In Development' }).click();
    await expect(page).toHaveURL(`/admin/projects?status=${from}`);

    await page.getByLabel(`Status of ${title}`).selectOption(to);
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
    await expect(client.getByRole('listitem').filter({ hasText: title })).toContainText(to, live());

    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('searchbox').fill(title);
    await page.getByRole('link', { name: title }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('region', { name: 'Activity' })).toContainText(`Now ${to.toLowerCase()}`);
    await dialog.getByLabel('Progress in percent').fill('57');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(client.getByRole('listitem').filter({ hasText: title })).toContainText('57%', live());
    await page.keyboard.press('Escape');
    // Restored for other journeys.
    await page.getByLabel(`Status of ${title}`).selectOption({ value: from });
    await expect(client.getByRole('listitem').filter({ hasText: title })).toContainText(
      new RegExp(from.replace('_', ' '), 'i'),
      live(),
    );
    await client.context().close();
  });
}

test('the dashboard shows changes by others without a reload', async ({ page, admin, product }) => {
  await signIn(page.request, 'founder');
  const isFollowed = waitForSubscription(page, 'AdminActivity');
  await page.goto('/admin');
  const oversight = page.getByRole('region', { name: 'Project oversight' }).getByRole('listitem');
  const pending = oversight.filter({ hasText: 'Order Desk Chatbot' });
  await expect(pending).toContainText('Needs Review');
  await isFollowed;
  const projects: Array<{ id: string; title: string }> = await (await admin.get('/api/projects')).json();
  const id = projects.find(({ title }) => title === 'Order Desk Chatbot')?.id;
  const query = 'mutation ($id: ID!) { updateProject(id: $id, input: { status: in_progress }) { id } }';
  expect(await runUnregisteredOperation(product, admin, query, { id })).toBeOK();
  await expect(pending).toContainText('On Track', live());
});

test('an administrator answers and resolves a ticket, and the client sees it live', async ({
  page,
  browser,
  baseURL,
  product,
}) => {
  const title = 'May someone else sign the delivery notes?';
  await signIn(page.request, 'admin');
  const client = await openSecondPage(browser, baseURL, 'client');
  await openTicket(product, client.request, { title });
  await Promise.all([page.goto('/admin/tickets'), client.goto('/client/support')]);
  await Promise.all([
    page.getByRole('link', { name: title }).click(),
    client.getByRole('link', { name: title }).click(),
  ]);
  await client.getByLabel('Message', { exact: true }).waitFor();
  await page.getByLabel('Message', { exact: true }).fill('They can, from tomorrow on.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(client.getByRole('log')).toContainText('They can, from tomorrow on.', live());
  await client.getByLabel('Message', { exact: true }).fill('Wonderful.');
  await client.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log')).toContainText('Wonderful.', live());
  await page.getByRole('button', { name: 'Resolve', exact: true }).click();
  await expect(client.getByText('This ticket is resolved.')).toBeVisible(live());
  await page.getByRole('link', { name: /^Resolved/ }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await client.context().close();
});

test('no one else gets in, and nothing scrolls sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/tickets');
  await expect(page.getByText('You are logged out. Logging in again...')).toBeVisible();
  await expect(page).toHaveURL('/login?returnTo=%2Fadmin%2Ftickets');
  await signIn(page.request, 'pm');
  await page.goto('/admin/projects');
  await expect(page).toHaveURL('/');
  await signIn(page.request, 'admin');
  for (const [path, settled] of [
    ['/admin', 'Database'],
    ['/admin/projects', 'Harbour Booking Portal'],
    ['/admin/tickets', 'Deposits show in the wrong currency'],
  ] as const) {
    await page.goto(path);
    await page.getByText(settled).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
});

test('people added to a project get its tickets at once and lose them when they are removed', async ({
  page,
  browser,
  playwright,
  baseURL,
  product,
}) => {
  const client = await playwright.request.newContext({ baseURL });
  await Promise.all([signIn(page.request, 'admin'), signIn(client, 'client2')]);
  const create =
    'mutation { createProject(input: { title: "Morning Rolls", description: "Rolls.", tier: small }) { id } }';
  const { data } = (await (await runUnregisteredOperation(product, client, create)).json()) as {
    data: { createProject: { id: string } };
  };
  const { id } = data.createProject;
  await openTicket(product, client, { title: 'The rolls are cold', projectId: id });
  const tester = await openSecondPage(browser, baseURL, 'tester');
  const testerFollows = waitForSubscription(tester, 'InboxTicketChanged');
  await Promise.all([
    page.goto(`/admin/projects?project=${id}`),
    tester.goto('/contractor?tab=tickets'),
    testerFollows,
  ]);

  const ticket = tester.getByRole('heading', { name: 'The rolls are cold' });
  await choose(page.getByLabel('Tester'), 'Tomás Romero, Tester', 'tom');
  await expect(ticket).toBeVisible(live());
  await choose(page.getByLabel('Tester'), 'Unassigned');
  await expect(ticket).toHaveCount(0, live());
  await Promise.all([tester.context().close(), client.dispose()]);
});
