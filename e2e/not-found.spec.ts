import { signIn } from './people.ts';
import { expect, missingPage, test } from './test.ts';

test.beforeEach(({ expectNoise }) => expectNoise(missingPage));

test('a mistyped address suggests the intended page', async ({ page }) => {
  const answer = await page.goto('/contat');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('/contat')).toBeVisible();
  await page.getByRole('link', { name: '/contact' }).click();
  await expect(page).toHaveURL('/contact');
});

test("an unknown path in a portal suggests that portal's screens", async ({ page }) => {
  await signIn(page.request, 'client');
  const answer = await page.goto('/client/biling');
  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: '/client/billing' }).click();
  await expect(page).toHaveURL('/client/billing');
});

test('signed-in people can reach their portal and get no suggestions that they cannot open', async ({ page }) => {
  await signIn(page.request, 'client');
  await page.goto('/admin/invite');
  await expect(page.getByText('None of the')).toBeVisible();
  await page.getByRole('link', { name: 'Open your portal' }).click();
  await expect(page).toHaveURL('/client');
});

test('it works even if no remote loads', async ({ page }) => {
  await page.route(/remotes/, (route) => route.abort());
  await page.goto('/contat');
  await expect(page.getByRole('link', { name: '/contact' })).toBeVisible();
  await expect(page).toHaveTitle('Page Not Found · 10x Labs');
});
