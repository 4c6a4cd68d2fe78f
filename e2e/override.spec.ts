import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { findFreePort } from '../scripts/port.mjs';
import { copyWorkspace } from '../scripts/workspace-copy.mjs';
import { serveRemote } from './local-remote.ts';
import { signIn } from './people.ts';
import { splashSeenState } from './splash-state.ts';
import { expect, test } from './test.ts';

const project = (page: Page) => page.getByRole('heading', { name: 'Harbour Booking Portal' });
const leave = (page: Page) => page.getByRole('button', { name: 'Leave' });
/** The source of the client portal's entry. */
const originOfRemote = (page: Page) =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    return entries.find(
      ({ pathname, origin }) =>
        /remoteEntry\..*js$/.test(pathname) && (origin !== location.origin || pathname.includes('mfe-client')),
    )?.origin;
  });

test('a portal that is served here shows in one browser, with its changes, until one leaves', async ({
  page,
  browser,
  product,
  baseURL,
}) => {
  const workspace = copyWorkspace();
  const served = await serveRemote(workspace.folder, 'mfe-client', {
    shell: product.url,
    key: product.releaseKey,
  });
  try {
    await signIn(page.request, 'client');
    await page.goto(served.link);
    await expect(page).toHaveURL('/client');
    await expect(page.getByRole('status').filter({ hasText: 'mfe-client' })).toHaveText(
      `mfe-client is loaded from ${served.origin}`,
    );
    await project(page).waitFor();
    expect(await originOfRemote(page)).toBe(served.origin);

    const source = path.join(workspace.folder, 'mfe-client/src/portal.tsx');
    writeFileSync(source, readFileSync(source, 'utf8').replace("title: 'Dashboard'", "title: 'Changed here'"));
    await expect(page).toHaveTitle(/^Changed here/, { timeout: 10_000 });

    const other = await browser.newContext({ baseURL, storageState: splashSeenState });
    const elsewhere = await other.newPage();
    await signIn(elsewhere.request, 'client');
    await elsewhere.goto('/client');
    await project(elsewhere).waitFor();
    expect(await originOfRemote(elsewhere)).toBe(product.url);
    await expect(elsewhere).toHaveTitle(/^Dashboard/);
    await expect(leave(elsewhere)).toHaveCount(0);
    await other.close();

    await leave(page).click();
    await expect(page).toHaveTitle(/^Dashboard/);
    await project(page).waitFor();
    expect(await originOfRemote(page)).toBe(product.url);
    await expect(leave(page)).toHaveCount(0);
  } finally {
    await served.stop();
    workspace.remove();
  }
});

test('if the local server is down the portal says so, and the override can be left', async ({
  page,
  product,
  expectNoise,
}) => {
  expectNoise(/ERR_CONNECTION_REFUSED|A portal failed/);
  await page.setViewportSize({ width: 390, height: 844 });
  const entry = `http://127.0.0.1:${await findFreePort()}/remoteEntry.js`;
  const reply = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${product.releaseKey}` },
    data: {
      query: 'mutation StartOverride($input: StartOverrideInput!) { startOverride(input: $input) }',
      variables: { input: { remote: 'mfe-client', entry } },
    },
  });
  const { data } = (await reply.json()) as { data: { startOverride: string } };
  await signIn(page.request, 'client');
  await page.goto(data.startOverride);
  await page.getByRole('alert').filter({ hasText: 'unavailable right now' }).waitFor();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();

  await leave(page).click();
  await project(page).waitFor();
  await expect(leave(page)).toHaveCount(0);
});
