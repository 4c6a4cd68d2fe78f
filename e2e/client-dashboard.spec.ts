import { readLayoutShift, trackLayoutShift } from './layout-shift.ts';
import { live } from './live.ts';
import { createNewcomer } from './newcomers.ts';
import { getProjectRow, signIn } from './people.ts';
import { runUnregisteredOperation } from './run-unregistered-operation.ts';
import { expect, test } from './test.ts';

test("a figure opens its details, and a developer's change reaches dashboard, action items and Billing at once", async ({
  page,
  context,
  playwright,
  baseURL,
  product,
}) => {
  await signIn(page.request, 'client2');
  const developer = await playwright.request.newContext({ baseURL });
  await signIn(developer, 'developer');
  const projects: Array<{ id: string; title: string }> = await (await developer.get('/api/projects')).json();
  const id = projects.find(({ title }) => title === 'Clinic Client Portal')?.id;
  const change = async (input: object) => {
    const query = 'mutation M($id: ID!, $input: UpdateProjectInput!) { updateProject(id: $id, input: $input) { id } }';
    expect(await runUnregisteredOperation(product, developer, query, { id, input })).toBeOK();
  };
  const isFollowing = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framesent', isSubscription));

  await page.goto('/client');
  await isFollowing;
  const invested = page.getByRole('button', { name: /breakdown of Total Invested/ });
  const total = (await invested.textContent()) ?? '';
  await invested.click();
  const dialog = page.getByRole('dialog', { name: 'Total Invested' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Clinic Client Portal' })).toContainText('$21,000');
  await expect(dialog.getByText('Total', { exact: true }).locator('..')).toContainText(total);
  await page.keyboard.press('Escape');
  await expect(invested).toBeFocused();

  const billing = await context.newPage();
  const isBillingFollowing = billing
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framesent', isSubscription));
  await billing.goto('/client/billing');
  const fees = billing.getByRole('region', { name: 'Fees by project' });
  const row = fees.getByRole('row').filter({ hasText: 'Clinic Client Portal' });
  await expect(row).toContainText('In progress');
  await isBillingFollowing;

  await change({ status: 'testing', progress: 80 });
  await expect(getProjectRow(page, 'Clinic Client Portal')).toContainText('80% Complete', live());
  const toTry = page
    .getByRole('region', { name: 'Needs your attention' })
    .getByRole('link', { name: 'Clinic Client Portal' });
  await expect(toTry).toBeVisible(live());
  await expect(row).toContainText('Testing', live());
  await change({ status: 'in_progress', progress: 35 });
  await expect(toTry).toHaveCount(0, live());
  await developer.dispose();
});

test('Billing prints its rows without the bar, even on a phone, and Open Chat offers the open conversations', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page.request, 'client2');
  await page.goto('/client');
  await page.getByRole('button', { name: 'Open Chat' }).click();
  const chat = page.getByRole('dialog', { name: 'Support Chat' });
  await expect(chat.getByRole('link', { name: 'New message' })).toBeVisible();
  await chat.getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/client\/support\/[\w-]{36}$/);

  await page.getByRole('link', { name: 'Billing' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Patient Reminder Service' });
  await expect(row).toContainText('$15,000');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Chidi Nwosu, client2@demo.test')).toBeVisible();
  await expect(row).toBeVisible();
  await expect(page.getByText('Welcome, Chidi Nwosu')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});

for (const width of [390, 1280]) {
  test(`at ${width} px the portal loads without layout shift, with data and for a new client`, async ({
    page,
    admin,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await trackLayoutShift(page);
    await page.route('**/graphql', async (route) => {
      // Responses at different times, as on a slow connection.
      const name = /\bquery (\w+)/.exec(route.request().postData() ?? '')?.[1] ?? '';
      await new Promise((done) => setTimeout(done, 100 + 60 * (name.length % 5)));
      await route.continue();
    });
    const isThere = () => document.querySelector('h1') !== null && !document.querySelector('[aria-busy=true]');
    const stays = async (path: string) => {
      await page.goto(path);
      await page.waitForFunction(isThere);
      expect(await readLayoutShift(page), path).toBeLessThan(0.005);
    };
    await signIn(page.request, 'client2');
    // The second time, the number of action items is known.
    for (const path of ['/client', '/client', '/client/support']) await stays(path);
    await createNewcomer(admin, page);
    await stays('/client');
  });
}

const isSubscription = ({ payload }: { payload: string | Buffer }) => String(payload).includes('"subscribe"');
