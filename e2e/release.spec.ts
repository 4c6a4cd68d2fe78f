import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../scripts/paths.mjs';
import { copyWorkspace } from '../scripts/workspace-copy.mjs';
import { signIn } from './people.ts';
import { type Product, readMetrics, startProduct } from './product.ts';
import { runReleaseCommand } from './release-command.ts';
import { createReleaseKey } from './release-key.ts';
import { expect, test as base } from './test.ts';

interface Worker {
  product: Product;
  workspace: { folder: string; remove(): void };
}

/** A separate product whose portals change, and the workspace of the team that changes them. */
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
test.describe.configure({ mode: 'serial', timeout: 60_000 });

interface Row {
  name: string;
  version: string;
}

const toHash = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A hash of all served files: of the shell and of each remote's version. */
async function servedFiles(url: string): Promise<Map<string, string>> {
  const registry = (await (await fetch(`${url}/remotes.json`)).json()) as Record<string, Row>;
  const shell = path.join(root, 'shell', 'dist');
  const shellFiles = readdirSync(shell, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|svg|woff2)$/.test(name),
  );
  const addresses = [
    ...shellFiles.map((name) => `/${name}`),
    ...(await Promise.all(Object.values(registry).map((row) => getFiles(url, row)))).flat(),
  ];
  const hashes = await Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(url + address);
      expect(response.status, address).toBe(200);
      return [address, toHash(new Uint8Array(await response.arrayBuffer()))] as const;
    }),
  );
  return new Map(hashes);
}

async function getFiles(url: string, { name, version }: Row): Promise<string[]> {
  const at = `/remotes/${name}/${version}`;
  const { files } = (await (await fetch(`${url}${at}/remote.json`)).json()) as { files: Record<string, object> };
  return Object.keys(files)
    .filter((file) => !/\.(br|gz)$/.test(file))
    .map((file) => `${at}/${file}`);
}

async function startedAt(url: string): Promise<string | undefined> {
  const text = await readMetrics(url);
  return /^process_start_time_seconds (\d+)/m.exec(text)?.[1];
}

function change(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text, file).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

test('a changed client portal is live after a reload, nothing else changes, and a rollback takes a second', async ({
  page,
  product: { url, ...product },
  workspace: { folder },
}) => {
  const run = runReleaseCommand(folder, url, await createReleaseKey(product.databaseUrl(), 'Client team'));
  await signIn(page.request, 'client');
  await page.goto('/client');
  const link = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
  await link('Billing').waitFor();
  const before = { files: await servedFiles(url), started: await startedAt(url) };

  change(path.join(folder, 'mfe-client/src/portal.tsx'), "label: 'Billing'", "label: 'What it costs'");
  writeFileSync(
    path.join(folder, 'mfe-client/CHANGELOG.md'),
    '# Changelog\n\n## Unreleased\n\n- Billing has another name\n',
  );
  const released = await run('mfe-client');
  expect(released.output).toContain('is live for everyone after');
  expect(released.code).toBe(0);
  expect(released.seconds).toBeLessThan(20);
  const version = /mfe-client ([0-9a-f]{12}) is live/.exec(released.output)?.[1] ?? 'none';
  expect(released.output).toContain(`${url}/client`);

  await page.reload();
  await link('What it costs').waitFor();
  const after = { files: await servedFiles(url), started: await startedAt(url) };
  expect(before.started).toBeDefined();
  expect(after.started).toBe(before.started);
  const others = (files: Map<string, string>) => [...files].filter(([at]) => !at.startsWith('/remotes/mfe-client/'));
  expect(others(before.files).length).toBeGreaterThan(50);
  expect(others(after.files)).toEqual(others(before.files));

  const read = (name: string) => readFileSync(path.join(folder, 'mfe-client', name), 'utf8');
  expect(JSON.parse(read('released.json')).versions[0]).toMatchObject({ version });
  expect(read('CHANGELOG.md')).toMatch(
    new RegExp(`## Unreleased\\n\\n## ${version} · .*\\n\\n- Billing has another name`),
  );
  expect((await run('mfe-client', '--list')).output).toMatch(new RegExp(`\\* .* published +${version} +Client team`));

  const back = await run('mfe-client', '--rollback');
  expect(back.output).toContain(`mfe-client ${version} is rolled back`);
  expect(back.seconds).toBeLessThan(5);
  await page.reload();
  await link('Billing').waitFor();
  expect(new Set(await servedFiles(url))).toEqual(new Set(before.files));
});

test('only the named roles get a canary, until it ends', async ({
  page,
  product: { url, ...product },
  workspace: { folder },
}) => {
  const run = runReleaseCommand(folder, url, await createReleaseKey(product.databaseUrl(), 'Careful team'));
  const registry = async () => (await page.request.get(`${url}/remotes.json`)).json() as Promise<Record<string, Row>>;
  const before = await registry();
  const { code, answer } = await run('mfe-client', '--canary', 'admin', '--json');
  expect(code).toBe(0);
  const { version, released } = JSON.parse(answer) as { version: string; released: boolean };
  expect(released).toBe(true);
  expect(await registry()).toEqual(before);
  await signIn(page.request, 'admin');
  expect((await registry()).mfe_client?.version).toBe(version);
  const list = await run('mfe-client', '--list');
  expect(list.output).toMatch(new RegExp(`\\+ .* canary +${version} +Careful team`));
  expect((await run('mfe-client', '--rollback')).output).toContain('no longer a canary for admin');
  expect(await registry()).toEqual(before);
});

test('a remote that does not fit the API or the shell is refused with a list of all problems, and nothing is sent', async ({
  product: { url, ...product },
  workspace: { folder },
}) => {
  const run = runReleaseCommand(folder, url, await createReleaseKey(product.databaseUrl(), 'Hasty team'));
  const registry = await (await fetch(`${url}/remotes.json`)).text();
  change(path.join(folder, 'mfe-client/src/portal.tsx'), "title: 'Support'", "title: ''");
  change(path.join(folder, 'mfe-client/src/support/open-ticket/ticket-projects.graphql'), 'title', 'titel');
  const { code, output } = await run('mfe-client');
  expect(code).toBe(1);
  expect(output).toContain('Cannot query field "titel"');
  expect(output).toContain('Did you mean "title"');
  expect(output).toContain('/client/support: The title is empty');
  expect(output).toContain('2 to fix');
  expect(output).not.toContain('upload');
  expect(await (await fetch(`${url}/remotes.json`)).text()).toBe(registry);
});
