import type pg from 'pg';
import { v7 } from 'uuid';
import { getVersion } from '#remotes/manifest';
import type { TestClient } from '#test/client';

export interface Team {
  database: pg.Client;
  /** A client with a release key. */
  releaser: TestClient;
}

/** The manifest of a build with these operations: a new version each time. */
function createManifest(remote: string, documents: string[]): string {
  const operations = documents.map((document, index) => ({ name: `Operation${index}`, document }));
  const files = { 'remoteEntry.js': { integrity: `sha384-${'A'.repeat(64)}`, size: 10 } };
  return JSON.stringify({ name: remote, entry: 'remoteEntry.js', ahead: [], takes: { made: v7() }, operations, files });
}

/** Uploads a version without publishing it. Returns the version; the same manifest has the same version. */
export async function storeRelease(
  { database }: { database: Pick<pg.Client, 'query'> | pg.Pool },
  remote: string,
  manifest: string,
  notes: string | null = null,
): Promise<string> {
  await database.query(
    `insert into releases (id, created_at, updated_at, remote, version, manifest, source, published_by, notes, complete_at)
     values ($1, now(), now(), $2, $3, $4, 'command', 'A team', $5, now()) on conflict (remote, version) do nothing`,
    [v7(), remote, getVersion(manifest), manifest, notes],
  );
  return getVersion(manifest);
}

/** Uploads a new version with these operations. */
export const storeOperations = (team: Pick<Team, 'database'>, remote: string, documents: string[] = []) =>
  storeRelease(team, remote, createManifest(remote, documents));

/** Publishes an uploaded version to everyone or to some audiences. */
export async function publishRelease(
  { database, releaser }: Team,
  remote: string,
  version: string,
  canary?: readonly string[],
) {
  const { rows } = await database.query('select revision from remote_pointers where remote = $1', [remote]);
  const input = { remote, version, revision: rows[0]?.revision ?? 0, ...(canary && { canary }) };
  const { errors } = await releaser.graphql(
    'mutation ($input: PublishReleaseInput!) { publishRelease(input: $input) { revision } }',
    { input },
  );
  if (errors) throw new Error(errors[0]?.message);
}

export async function releaseOperations(team: Team, remote: string, documents: string[] = []): Promise<string> {
  const version = await storeOperations(team, remote, documents);
  await publishRelease(team, remote, version);
  return version;
}
