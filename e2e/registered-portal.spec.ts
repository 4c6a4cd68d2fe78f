import { signIn } from './people.ts';
import { releaseSmallRemote } from './small-remote.ts';
import { splashSeenState } from './splash-state.ts';
import { expect, missingPage, test } from './test.ts';

/* In a separate file, and so with its own product: releases affect all tests of a product. */

const hiring = {
  name: 'mfe-hiring',
  path: '/hiring',
  title: 'Hiring',
  audiences: ['admin'],
  heading: 'Candidates',
};

test('a portal from another repository opens once an administrator approves it and closes when it is retired', async ({
  page,
  browser,
  product,
  baseURL,
  expectNoise,
}) => {
  expectNoise(missingPage);
  await signIn(page.request, 'admin');
  await page.goto('/admin/releases');
  await page.getByText('No portals from other repositories').waitFor();

  // The request appears live. Until it is approved, no one can open the portal.
  await releaseSmallRemote(product, hiring);
  const paths = page.getByRole('region', { name: 'Portal paths' });
  await expect(paths.getByRole('listitem').first()).toContainText('Waiting for approval');
  await expect(page.getByText('No one can open it: none of its paths is approved')).toBeVisible();
  expect((await page.request.get('/hiring')).status()).toBe(404);

  await paths.getByRole('button', { name: 'Approve Hiring at /hiring' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(paths.getByRole('button', { name: 'Retire Hiring at /hiring' })).toBeVisible();
  // This tab was already open: it refetches the registry for an unknown path.
  await paths.getByRole('link', { name: '/hiring' }).click();
  await expect(page.getByRole('heading', { name: 'Candidates' })).toBeVisible();
  await expect(page).toHaveTitle('Hiring · 10x Labs');

  // The portal menu leads to it from every page, for people with access.
  await page.goto('/');
  await page.getByText('Portals', { exact: true }).click();
  await page.getByRole('navigation', { name: 'Portals' }).getByRole('link', { name: 'Hiring' }).click();
  await expect(page.getByRole('heading', { name: 'Candidates' })).toBeVisible();
  expect((await page.reload())?.status()).toBe(200);
  const other = await (await browser.newContext({ baseURL, storageState: splashSeenState })).newPage();
  await signIn(other.request, 'client');
  await other.goto('/hiring');
  await expect(other).toHaveURL('/');
  await expect(other.getByText('Portals', { exact: true })).toBeHidden();

  await page.goto('/admin/releases');
  await paths.getByRole('button', { name: 'Retire Hiring at /hiring' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click();
  await expect(paths.getByRole('button', { name: 'Restore Hiring at /hiring' })).toBeVisible();
  expect((await page.goto('/hiring'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});
