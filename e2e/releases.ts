import { createHash, randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type APIRequestContext, expect, request } from '@playwright/test';
import { root } from '../scripts/paths.mjs';
import { sealManifest } from '../scripts/seal-manifest.mjs';
import { onServer } from './database.ts';
import type { Product } from './product.ts';

export interface Releases {
  /** Publishes what the workspace has built, as `change` leaves its copy. Answers the version. */
  publish(remote: string, change?: (dist: string) => void): Promise<string>;
  stop(): Promise<void>;
}

/** A program with a release key, as a team's own. */
export async function openReleases(product: Product): Promise<Releases> {
  const key = randomBytes(32).toString('base64url');
  await onServer(
    product.databaseUrl(),
    `insert into release_keys (id, created_at, updated_at, name, key_hash, remotes)
     values (gen_random_uuid(), now(), now(), 'The journeys', $1, '{}')`,
    [createHash('sha256').update(key).digest('hex')],
  );
  const api = await request.newContext({
    baseURL: product.url,
    extraHTTPHeaders: { Authorization: `Bearer ${key}` },
  });
  const publish = async (remote: string, change: (dist: string) => void = () => undefined) => {
    const dist = mkdtempSync(path.join(tmpdir(), `portals-${remote}-`));
    try {
      cpSync(path.join(root, remote, 'dist'), dist, { recursive: true, filter: (file) => !compressed.test(file) });
      change(dist);
      await sealManifest(dist);
      return await send(api, remote, dist);
    } finally {
      rmSync(dist, { recursive: true, force: true });
    }
  };
  return { publish, stop: () => api.dispose() };
}

/** They are made from the others, and would stay as they were. */
const compressed = /\.(br|gz|map)$/;

async function send(api: APIRequestContext, remote: string, dist: string): Promise<string> {
  const manifest = readFileSync(path.join(dist, 'remote.json'), 'utf8');
  const { remotes } = await ask<{ remotes: Array<{ remote: string; revision: number }> }>(
    api,
    'query { remotes { remote revision } }',
  );
  const { stageRelease } = await ask<{ stageRelease: { version: string; missing: string[] } }>(
    api,
    'mutation ($input: StageReleaseInput!) { stageRelease(input: $input) { version missing } }',
    { manifest },
  );
  const { version, missing } = stageRelease;
  for (const file of missing) {
    const data = readFileSync(path.join(dist, file));
    const headers = { 'Content-Type': 'application/octet-stream' };
    expect(await api.put(`/remotes/${remote}/${version}/${file}`, { data, headers })).toBeOK();
  }
  const revision = remotes.find((state) => state.remote === remote)?.revision ?? 0;
  await ask(api, 'mutation ($input: PublishReleaseInput!) { publishRelease(input: $input) { remote } }', {
    remote,
    version,
    revision,
  });
  return version;
}

async function ask<Data>(api: APIRequestContext, query: string, input?: object): Promise<Data> {
  const reply = await api.post('/graphql', { data: { query, ...(input && { variables: { input } }) } });
  const { data, errors } = (await reply.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}
