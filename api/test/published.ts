import type pg from 'pg';
import { v7 } from 'uuid';
import { versionOf } from '#remotes/manifest';
import type { TestClient } from '#test/client';

export interface State {
  revision: number;
  current: { version: string } | null;
  canary: { version: string } | null;
}

/** Where a remote stands, for whoever shows a release key. */
export async function stateOf(releaser: TestClient, remote: string): Promise<State> {
  const { data } = await releaser.graphql<{ remotes: Array<State & { remote: string }> }>(
    '{ remotes { remote revision current { version } canary { version } } }',
  );
  const found = data.remotes.find((state) => state.remote === remote);
  return found ?? { revision: 0, current: null, canary: null };
}

/** Publishes a version of a remote whose files are there, and answers which version that is. The same content is the same version. */
export async function published(
  { database, releaser }: { database: pg.Client; releaser: TestClient },
  remote: string,
  content: string,
  canary?: readonly string[],
): Promise<string> {
  const files = { 'remoteEntry.js': { integrity: `sha384-${'A'.repeat(64)}`, size: content.length } };
  const takes = { react: content };
  const manifest = JSON.stringify({ name: remote, entry: 'remoteEntry.js', ahead: [], takes, operations: [], files });
  const version = versionOf(manifest);
  await database.query(
    `insert into releases (id, created_at, updated_at, remote, version, manifest, source, published_by, notes, complete_at)
     values ($1, now(), now(), $2, $3, $4, 'command', 'A team', $5, now()) on conflict (remote, version) do nothing`,
    [v7(), remote, version, manifest, `Says ${content}`],
  );
  const { revision } = await stateOf(releaser, remote);
  const { errors } = await releaser.graphql(
    'mutation ($input: PublishReleaseInput!) { publishRelease(input: $input) { remote } }',
    { input: { remote, version, revision, ...(canary && { canary }) } },
  );
  if (errors) throw new Error(errors[0]?.message);
  return version;
}
