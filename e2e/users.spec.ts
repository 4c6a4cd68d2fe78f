import { invite } from './invitations.ts';
import { live } from './live.ts';
import { type AccountName, signIn } from './people.ts';
import { runUnregisteredOperation } from './run-unregistered-operation.ts';
import { expect, test } from './test.ts';

test('an administrator goes from an invitation to the account that has its email, and changes its role', async ({
  page,
  admin,
  playwright,
  baseURL,
  product,
  expectNoise,
}) => {
  // A new account, because other journeys need the demo accounts as they are.
  const { token, email } = await invite(admin, { role: 'client' });
  const person = await playwright.request.newContext({ baseURL });
  const data = { token, firstName: 'Nina', lastName: 'Okafor', password: 'a good long secret' };
  expect((await person.post('/api/auth/register', { data })).status()).toBe(201);

  expectNoise(/Failed to load resource.* 409/);
  await signIn(page.request, 'admin');
  await page.goto('/admin/invites');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Role').selectOption('Client');
  await page.getByRole('button', { name: 'Generate Invite' }).click();
  await page.getByText('You can change its role in the list of users').waitFor();
  await page.getByRole('link', { name: 'Open this account in the list of users' }).click();

  await expect(page).toHaveURL(`/admin/users?q=${encodeURIComponent(email)}`);
  const row = page.getByRole('list', { name: 'Users' }).getByRole('listitem');
  await expect(row).toContainText('Nina Okafor');
  await row.getByRole('button', { name: 'Change role of Nina Okafor' }).click();
  await page.getByLabel('Role', { exact: true }).selectOption('Contractor');
  await page.getByLabel('Contractor role').selectOption('tester');
  await page.getByRole('button', { name: 'Change Role', exact: true }).click();
  await expect(row).toContainText('Contractor, Tester');
  await expect(row).toContainText('Not signed in');
  // The row changes before the server has answered.
  await expect.poll(async () => (await person.get('/api/auth/user')).status()).toBe(401);

  const founder = await playwright.request.newContext({ baseURL });
  await signIn(founder, 'founder');
  const query = '{ users(first: 1, filter: { role: contractor }) { edges { node { id email } } } }';
  const { data: found } = await (await runUnregisteredOperation(product, founder, query)).json();
  expect(found.users.edges[0].node.email).toBe(email);
  const deactivate = 'mutation ($id: ID!) { deactivateUser(id: $id) { id } }';
  await runUnregisteredOperation(product, founder, deactivate, { id: found.users.edges[0].node.id });
  await expect(row.getByRole('button', { name: 'Reactivate Nina Okafor' })).toBeVisible(live(2000));
  await Promise.all([person.dispose(), founder.dispose()]);
});

test("an administrator finds all accounts from the admin portal, and can't change the founder's or their own", async ({
  page,
}) => {
  await signIn(page.request, 'admin');
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page).toHaveURL('/admin/users');
  for (const email of ['founder@demo.test', 'admin@demo.test']) {
    await page.getByRole('searchbox', { name: 'Search' }).fill(email);
    const row = page.getByRole('list', { name: 'Users' }).getByRole('listitem');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(email);
    await expect(row).toContainText("You can't change this account");
    await expect(row.getByRole('button')).toHaveCount(0);
  }
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  }
});

test('no one else opens the list', async ({ page }) => {
  const others: AccountName[] = ['analyst', 'pm', 'sales', 'client'];
  for (const name of others) {
    await page.context().clearCookies();
    await signIn(page.request, name);
    await page.goto('/admin/users');
    await expect(page).toHaveURL('/');
  }
});

for (const path of ['/admin-dashboard?tab=users', '/admin-dashboard?tab=knowledge']) {
  test(`on a phone no filter of ${path} is cut`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page.request, 'founder');
    await page.goto(path);
    const filters = page.getByRole('search').last().getByRole('combobox');
    await filters.first().waitFor();
    const cut = await filters.evaluateAll((selects) =>
      selects.flatMap((select) => {
        const before = select.clientWidth;
        (select as HTMLElement).style.cssText = 'flex: none; width: max-content';
        return select.clientWidth > before ? [select.getAttribute('name') ?? select.getAttribute('aria-label')] : [];
      }),
    );
    expect(cut).toEqual([]);
  });
}
