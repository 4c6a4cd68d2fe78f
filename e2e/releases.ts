import { createHash, randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { root } from '../scripts/paths.mjs';
import { sealManifest } from '../packages/portal-build/src/seal-manifest.mjs';
import { runSql } from './database.ts';
import type { Product } from './product.ts';

interface RemoteState {
  remote: string;
  revision: number;
  current: { version: string };
}

interface PublishOptions {
  /** The release key; by default the journeys' own. */
  key?: string;
  by?: string;
  commit?: string;
  notes?: string;
}

/** Runs an operation with a release key. */
async function ask<Data>(url: string, key: string, query: string, variables: object = {}): Promise<Data> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
  const reply = await fetch(new URL('/graphql', url), {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await reply.json()) as { data: Data; errors?: object[] };
  expect(errors).toBeUndefined();
  return data;
}

export async function fetchState({ url, releaseKey }: Product, remote: string): Promise<RemoteState> {
  const query = '{ remotes { remote revision current { version } } }';
  const { remotes } = await ask<{ remotes: RemoteState[] }>(url, releaseKey, query);
  const found = remotes.find((state) => state.remote === remote);
  if (!found) throw new Error(`${remote} is not served`);
  return found;
}

/** The version that browsers get. */
export async function fetchServedVersion({ url }: Product, remote: string): Promise<string> {
  const registry = (await (await fetch(new URL('/remotes.json', url))).json()) as Record<string, { version: string }>;
  return registry[remote.replaceAll('-', '_')]?.version ?? '';
}

/** Publishes the workspace's build after `change` has edited a copy, even if it is too broken to be released. Returns the version. */
export async function publishChanged(
  product: Product,
  remote: string,
  change: (dist: string) => void = () => undefined,
  options: PublishOptions = {},
): Promise<string> {
  const dist = mkdtempSync(path.join(tmpdir(), `portals-${remote}-`));
  try {
    cpSync(path.join(root, remote, 'dist'), dist, { recursive: true, filter: (file) => !derivedFile.test(file) });
    change(dist);
    await sealManifest(dist);
    const version = await store(product, remote, dist, options);
    const { revision } = await fetchState(product, remote);
    const query = 'mutation ($input: PublishReleaseInput!) { publishRelease(input: $input) { remote } }';
    await ask(product.url, options.key ?? product.releaseKey, query, { input: { remote, version, revision } });
    return version;
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
}

const derivedFile = /\.(br|gz|map)$/;

/** Bypasses the release protocol, which would refuse a broken build. */
async function store(
  { outbox, databaseUrl }: Product,
  remote: string,
  dist: string,
  options: PublishOptions,
): Promise<string> {
  const manifest = readFileSync(path.join(dist, 'remote.json'), 'utf8');
  const version = createHash('sha256').update(manifest).digest('hex').slice(0, 12);
  cpSync(dist, path.join(path.dirname(outbox), 'releases', remote, version), { recursive: true });
  const { by = 'The journeys', commit = null, notes = null } = options;
  await runSql(
    databaseUrl(),
    `insert into releases (id, created_at, updated_at, remote, version, manifest, source, published_by, commit, notes, complete_at)
     values ($1, now(), now(), $2, $3, $4, 'command', $5, $6, $7, now()) on conflict (remote, version) do nothing`,
    [randomUUID(), remote, version, manifest, by, commit, notes],
  );
  return version;
}
