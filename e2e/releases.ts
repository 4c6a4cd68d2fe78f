import { createHash, randomUUID } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';
import { onServer } from './database.ts';
import type { Product } from './product.ts';

export interface RemoteState {
  remote: string;
  revision: number;
  current: { version: string };
}

/** Asks the API something, as whoever holds the key or the session. */
async function ask<Data>(
  request: APIRequestContext,
  url: string,
  { query, variables }: { query: string; variables?: object },
): Promise<Data> {
  const reply = await request.post(new URL('/graphql', url).href, { data: { query, variables } });
  const { data, errors } = (await reply.json()) as { data: Data; errors?: object[] };
  expect(errors).toBeUndefined();
  return data;
}

export async function stateOf(admin: APIRequestContext, url: string, remote: string): Promise<RemoteState> {
  const query = '{ remotes { remote revision current { version } } }';
  const { remotes } = await ask<{ remotes: RemoteState[] }>(admin, url, { query });
  const found = remotes.find((state) => state.remote === remote);
  if (!found) throw new Error(`${remote} is not served`);
  return found;
}

/** Which version browsers get, as they ask for it. */
export async function servedVersion(request: APIRequestContext, url: string, remote: string): Promise<string> {
  const registry = (await (await request.get(new URL('/remotes.json', url).href)).json()) as Record<
    string,
    { version: string }
  >;
  return registry[remote.replaceAll('-', '_')]?.version ?? '';
}

/** A key for every portal, made by an administrator. */
export async function makeKey(admin: APIRequestContext, url: string, name: string): Promise<string> {
  const query = 'mutation ($input: CreateReleaseKeyInput!) { createReleaseKey(input: $input) { key } }';
  const variables = { input: { name, remotes: [] } };
  return (await ask<{ createReleaseKey: { key: string } }>(admin, url, { query, variables })).createReleaseKey.key;
}

interface Given {
  product: Product;
  admin: APIRequestContext;
  key: string;
  remote: string;
  /** Its entry is gone: no browser can run it. */
  isBroken: boolean;
}

let made = 0;

/** Publishes what is served now under another version, whole or broken, and answers which version that is. */
export async function publishCopy({ product, admin, key, remote, isBroken }: Given): Promise<string> {
  const { url, outbox, databaseUrl } = product;
  const { current, revision } = await stateOf(admin, url, remote);
  const folder = path.join(path.dirname(outbox), 'releases', remote);
  made += 1;
  // White space changes nothing but the hash, and with it the version.
  const manifest = `${readFileSync(path.join(folder, current.version, 'remote.json'), 'utf8')}${'\n'.repeat(made)}`;
  const version = createHash('sha256').update(manifest).digest('hex').slice(0, 12);
  cpSync(path.join(folder, current.version), path.join(folder, version), { recursive: true });
  writeFileSync(path.join(folder, version, 'remote.json'), manifest);
  const { entry } = JSON.parse(manifest) as { entry: string };
  if (isBroken) for (const form of ['', '.br', '.gz']) rmSync(path.join(folder, version, entry + form));
  await onServer(
    databaseUrl(),
    `insert into releases (id, created_at, updated_at, remote, version, manifest, source, published_by, commit, notes, complete_at)
     values ($1, now(), now(), $2, $3, $4, 'command', 'The client team', '4f1c2ab90d37', 'Projects open faster.', now())`,
    [randomUUID(), remote, version, manifest],
  );
  const query = 'mutation ($input: PublishReleaseInput!) { publishRelease(input: $input) { remote } }';
  const reply = await fetch(new URL('/graphql', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ query, variables: { input: { remote, version, revision } } }),
  });
  expect(await reply.json()).toEqual({ data: { publishRelease: { remote } } });
  return version;
}
