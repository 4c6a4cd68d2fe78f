import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type APIRequestContext, expect, request } from '@playwright/test';
import { root } from '../scripts/paths.mjs';
import { sealManifest } from '../scripts/seal-manifest.mjs';
import { onServer } from './database.ts';
import type { Product } from './product.ts';

export interface ChangedRemotes {
  /** Publishes what the workspace has built, as `change` leaves its copy, so broken that no release would pass. Answers the version. */
  publish(remote: string, change?: (dist: string) => void): Promise<string>;
  stop(): Promise<void>;
}

export async function openChangedRemotes(product: Product): Promise<ChangedRemotes> {
  const key = randomBytes(32).toString('base64url');
  await onServer(
    product.databaseUrl(),
    `insert into release_keys (id, created_at, updated_at, name, key_hash, remotes)
     values ($1, now(), now(), 'The journeys', $2, '{}')`,
    [randomUUID(), createHash('sha256').update(key).digest('hex')],
  );
  const extraHTTPHeaders = { Authorization: `Bearer ${key}` };
  const api = await request.newContext({ baseURL: product.url, extraHTTPHeaders });
  const publish = async (remote: string, change: (dist: string) => void = () => undefined) => {
    const dist = mkdtempSync(path.join(tmpdir(), `portals-${remote}-`));
    try {
      cpSync(path.join(root, remote, 'dist'), dist, { recursive: true, filter: (file) => !madeFromOthers.test(file) });
      change(dist);
      await sealManifest(dist);
      const version = await store(product, remote, dist);
      await movePointer(api, remote, version);
      return version;
    } finally {
      rmSync(dist, { recursive: true, force: true });
    }
  };
  return { publish, stop: () => api.dispose() };
}

const madeFromOthers = /\.(br|gz|map)$/;

/** Beside the protocol of a release, which would refuse what is broken. */
async function store({ outbox, databaseUrl }: Product, remote: string, dist: string): Promise<string> {
  const manifest = readFileSync(path.join(dist, 'remote.json'), 'utf8');
  const version = createHash('sha256').update(manifest).digest('hex').slice(0, 12);
  cpSync(dist, path.join(path.dirname(outbox), 'releases', remote, version), { recursive: true });
  await onServer(
    databaseUrl(),
    `insert into releases (id, created_at, updated_at, remote, version, manifest, source, published_by, complete_at)
     values ($1, now(), now(), $2, $3, $4, 'command', 'The journeys', now()) on conflict (remote, version) do nothing`,
    [randomUUID(), remote, version, manifest],
  );
  return version;
}

async function movePointer(api: APIRequestContext, remote: string, version: string): Promise<void> {
  const { remotes } = await ask<{ remotes: Array<{ remote: string; revision: number }> }>(
    api,
    'query { remotes { remote revision } }',
  );
  const revision = remotes.find((state) => state.remote === remote)?.revision ?? 0;
  const input = { remote, version, revision };
  await ask(api, 'mutation ($input: PublishReleaseInput!) { publishRelease(input: $input) { remote } }', { input });
}

async function ask<Data>(api: APIRequestContext, query: string, variables?: object): Promise<Data> {
  const reply = await api.post('/graphql', { data: { query, variables } });
  const { data, errors } = (await reply.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}
