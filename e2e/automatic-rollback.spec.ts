import type { Browser, Page } from '@playwright/test';
import { createNewcomer } from './newcomers.ts';
import { signIn } from './people.ts';
import { breakEntry, breakScreens } from './faulty-remote.ts';
import { createReleaseKey } from './release-key.ts';
import { publishChanged, fetchServedVersion, fetchState } from './releases.ts';
import { runUnregisteredOperation } from './run-unregistered-operation.ts';
import { splashSeenState } from './splash-state.ts';
import { expect, test } from './test.ts';

/* In a separate file, and so with its own product: releases affect all tests of a product. */

const remote = 'mfe-client';
const report = 'mutation ($input: ReportPortalFaultInput!) { reportPortalFault(input: $input) }';

async function getPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL, storageState: splashSeenState });
  return context.newPage();
}

test('a version that fails for three people rolls back automatically, and the history shows why', async ({
  page,
  browser,
  product,
  admin,
  baseURL,
  expectNoise,
}) => {
  expectNoise(/./); // the browser reports failed loads
  const by = 'The client team';
  const key = await createReleaseKey(product.databaseUrl(), by);
  const good = (await fetchState(product, remote)).current.version;
  const [second, third] = [await getPage(browser, baseURL), await getPage(browser, baseURL)];
  await signIn(page.request, 'client');
  await signIn(second.request, 'client2');
  await createNewcomer(admin, third);

  const bad = await publishChanged(product, remote, breakEntry, { key, by });
  expect(await fetchServedVersion(product, remote)).toBe(bad);
  const meets = async (each: Page) => {
    await each.goto('/client');
    await each.getByRole('alert').filter({ hasText: 'unavailable right now' }).waitFor();
  };
  // All pages open before the first report, because the third one removes the version.
  await Promise.all([page, second, third].map(meets));
  for (const each of [page, second, third]) {
    const input = { remote, version: bad, kind: 'load', message: 'The script failed to load' };
    expect(await runUnregisteredOperation(product, each.request, report, { input })).toBeOK();
  }

  await expect.poll(() => fetchServedVersion(product, remote)).toBe(good);
  await page.reload();
  await page.getByRole('heading', { name: 'Harbour Booking Portal' }).waitFor();

  await signIn(second.request, 'admin');
  await second.goto('/admin/releases');
  const history = second.getByRole('list', { name: 'Releases' }).getByRole('listitem');
  const newest = history.first();
  await newest.waitFor();
  await expect(newest).toContainText(`Rolled back automatically: ${good} instead of ${bad}`);
  await expect(newest).toContainText("3 people couldn't open it within 5 minutes: load");
  const served = second.getByRole('list', { name: 'Portals' }).getByRole('listitem').filter({ hasText: remote });
  // More than three if a page has also reported it on its own.
  await expect(served).toContainText(/[3-6] faults/);
  await second.context().close();
  await third.context().close();
});

test('an administrator sees a new release live and rolls it back', async ({ page, product }) => {
  const before = (await fetchState(product, remote)).current.version;
  await signIn(page.request, 'admin');
  await page.goto('/admin/releases');
  const row = page.getByRole('list', { name: 'Portals' }).getByRole('listitem').filter({ hasText: remote });
  await expect(row).toContainText(before);

  const by = 'Night shift';
  const key = await createReleaseKey(product.databaseUrl(), by);
  const version = await publishChanged(product, remote, breakScreens('none'), { key, by });
  await expect(row).toContainText(`${version} since today`);
  await expect(row).toContainText('by Night shift');
  await row.getByRole('button', { name: 'Roll back Client portal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Roll back Client portal?' });
  await expect(dialog).toContainText(`Everyone gets version ${before} again`);
  await dialog.getByRole('button', { name: 'Roll back' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect(row).toContainText(before);
  const newest = page.getByRole('list', { name: 'Releases' }).getByRole('listitem').first();
  await expect(newest).toContainText(`Rolled back: ${before} instead of ${version}`);
  await expect(newest).toContainText('admin@demo.test');
  expect(await fetchServedVersion(product, remote)).toBe(before);
});

test('a key created on the screen works until it is revoked there', async ({ page, product }) => {
  await signIn(page.request, 'admin');
  await page.goto('/admin/releases');
  await page.getByRole('button', { name: 'Create key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Team').fill('The sales team');
  await dialog.getByLabel('Held by').fill('sales@demo.test');
  await dialog.getByLabel('Sales and project managers').check();
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await dialog.getByText('Shown only once.').waitFor();
  const key = await dialog.locator('dd code').first().textContent();
  await expect(dialog).toContainText(`RELEASE_KEY=${key} npm run release -- mfe-sales --to ${product.url}`);
  const answer = async () => {
    const reply = await fetch(new URL('/graphql', product.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ query: '{ remotes { remote } }' }),
    });
    return (await reply.json()) as { errors?: object[] };
  };
  expect((await answer()).errors).toBeUndefined();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const row = page
    .getByRole('list', { name: 'Release keys' })
    .getByRole('listitem')
    .filter({ hasText: 'The sales team' });
  await row.getByRole('button', { name: 'Revoke the key of The sales team' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(row).toContainText('Revoked');
  expect((await answer()).errors).toHaveLength(1);
});
