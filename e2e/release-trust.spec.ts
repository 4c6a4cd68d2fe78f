import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { copyWorkspace } from '../scripts/workspace-copy.mjs';
import { signIn } from './people.ts';
import { startProduct } from './product.ts';
import { runReleaseCommand } from './release-command.ts';
import { publishChanged, fetchServedVersion } from './releases.ts';
import { expect, test as base } from './test.ts';

interface Worker {
  workspace: { folder: string; remove(): void };
}

/** A separate product whose public pages change, and the workspace of the team that changes them. */
const test = base.extend<object, Worker>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the requested fixtures from this pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  workspace: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const copy = copyWorkspace();
      await use(copy);
      copy.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
test.describe.configure({ mode: 'serial', timeout: 90_000 });

const remote = 'mfe-marketing';

test('public pages need two people: the team signs a release, and an administrator reviews and approves it', async ({
  page,
  product,
  workspace: { folder },
}) => {
  const { url } = product;
  const keys = JSON.parse((await runReleaseCommand(folder, url, '')('--make-signing-key', '--json')).answer) as {
    privateKey: string;
    publicKey: string;
  };
  await signIn(page.request, 'admin');
  await page.goto('/admin/releases');
  await page.getByRole('button', { name: 'Create key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Team').fill('Site team');
  await dialog.getByLabel('Held by').fill('developer@demo.test');
  await dialog.getByLabel('Public pages').check();
  await dialog.getByLabel('Public key (optional)').fill(keys.publicKey);
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await dialog.getByText('Shown only once.').waitFor();
  const key = (await dialog.locator('dd code').first().textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Done' }).click();

  const before = await fetchServedVersion(product, remote);
  appendFileSync(
    path.join(folder, 'mfe-marketing/src/account/sessions/sessions.graphql'),
    '\nquery SessionsOwner($id: ID!) {\n  node(id: $id) {\n    __typename\n  }\n}\n',
  );
  const signed = { RELEASE_SIGNING_KEY: keys.privateKey };
  const dry = await runReleaseCommand(folder, url, key, signed)(remote, '--dry-run');
  expect(dry.output).toContain(`compared with ${before}`);
  expect(dry.output).toContain('+ operation query SessionsOwner');
  expect(dry.output).toContain('+ field Query.node');
  expect(dry.output).toMatch(/scripts [\d.]+ kB \(Brotli\), (as before|[+−])/);
  expect(dry.output).toContain('it will need approval by an administrator');
  expect(dry.code).toBe(0);
  const unsigned = await runReleaseCommand(folder, url, key)(remote, '--dry-run');
  expect(unsigned.output).toContain('This release key publishes signed versions only. Set RELEASE_SIGNING_KEY');
  expect(unsigned.code).toBe(1);

  const released = await runReleaseCommand(folder, url, key, signed)(remote);
  expect(released.output).toContain('verified by the server');
  expect(released.output).toContain('needs approval before it goes live');
  expect(released.output).toContain(`${url}/admin/releases`);
  expect(released.code).toBe(0);
  const version = /mfe-marketing ([0-9a-f]{12}) needs approval/.exec(released.output)?.[1] ?? 'none';
  expect(await fetchServedVersion(product, remote)).toBe(before);
  expect(readFileSync(path.join(folder, remote, 'released.json'), 'utf8')).not.toContain(version);

  const waiting = page.getByRole('list', { name: 'Versions to review' }).locator('> li').filter({ hasText: version });
  await expect(waiting).toContainText('Waiting for approvalSigned');
  await expect(waiting).toContainText('By Site team (developer@demo.test)');
  await expect(waiting.getByRole('list', { name: 'New operations' })).toHaveText('query SessionsOwner');
  await expect(waiting.getByRole('list', { name: 'New fields' })).toHaveText('Query.node');
  await expect(waiting).toContainText(`Compared with ${before}`);
  await expect(waiting).toContainText(/Scripts [\d.]+ kB \(Brotli\)/);
  await waiting.getByRole('button', { name: `Approve Public pages ${version}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(waiting).toContainText('Published');
  await expect.poll(() => fetchServedVersion(product, remote)).toBe(version);
  const newest = page.getByRole('list', { name: 'Releases' }).getByRole('listitem').first();
  await expect(newest).toContainText(`Published: ${version}`);
  await expect(newest).toContainText('Approved by admin@demo.test');

  const again = await runReleaseCommand(folder, url, key, signed)(remote);
  expect(again.output).toContain(`mfe-marketing ${version} is already live for everyone`);
  expect(again.output).toContain('Commit mfe-marketing/released.json');
  expect(readFileSync(path.join(folder, remote, 'released.json'), 'utf8')).toContain(version);

  const back = await runReleaseCommand(folder, url, key)(remote, '--rollback');
  expect(back.output).toContain(`mfe-marketing ${version} is rolled back`);
  expect(await fetchServedVersion(product, remote)).toBe(before);
});

test('a Content-Security-Policy violation is reported as a fault of the version', async ({
  page,
  product,
  expectNoise,
}) => {
  expectNoise(/Content Security Policy|elsewhere\.example|Failed to fetch|ERR_/);
  const version = await publishChanged(product, 'mfe-client', (dist) => {
    const { entry } = JSON.parse(readFileSync(path.join(dist, 'remote.json'), 'utf8')) as { entry: string };
    appendFileSync(path.join(dist, entry), '\nfetch("https://elsewhere.example/collect").catch(() => undefined);');
  });
  await signIn(page.request, 'client');
  await page.goto('/client');
  await page.getByRole('heading', { name: 'Harbour Booking Portal' }).waitFor();
  await signIn(page.request, 'admin');
  await page.goto('/admin/releases');
  const row = page.getByRole('list', { name: 'Portals' }).getByRole('listitem').filter({ hasText: 'mfe-client' });
  await expect(row).toContainText(`1 × policy violation in ${version}`);
});
