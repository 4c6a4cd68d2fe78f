import { createHash } from 'node:crypto';
import pg from 'pg';
import { v7 } from 'uuid';
import { getVersion } from '#remotes/manifest';
import type { TestApp } from '#test/app';
import type { TestClient } from '#test/client';

export interface SampleRelease {
  remote: string;
  version: string;
  manifest: string;
  /** File contents by path. */
  files: Record<string, string>;
}

/** A version with two small, unique files. */
export function createSampleRelease(remote: string, word: string): SampleRelease {
  const files = {
    'remoteEntry.0123456789.js': `var remote = "${word}"`,
    'js/portal.0123456789.js': `portal("${word}")`,
  };
  const manifest = JSON.stringify({
    name: remote,
    entry: 'remoteEntry.0123456789.js',
    ahead: ['js/portal.0123456789.js'],
    takes: {},
    operations: [],
    files: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, toFileEntry(text)])),
  });
  return { remote, version: getVersion(manifest), manifest, files };
}

const toFileEntry = (text: string) => ({
  integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
  size: Buffer.byteLength(text),
});

/** Inserts the release without the contract check: these tests are about files. */
export async function stage(app: TestApp, { remote, version, manifest }: SampleRelease): Promise<void> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query(
    `insert into releases (id, created_at, updated_at, remote, version, manifest, source, published_by)
     values ($1, now(), now(), $2, $3, $4, 'command', 'A team')`,
    [v7(), remote, version, manifest],
  );
  await client.end();
}

export const sendFile = (client: TestClient, { remote, version, files }: SampleRelease, name: string) =>
  client.send('PUT', `/remotes/${remote}/${version}/${name}`, files[name], {
    'content-type': 'application/octet-stream',
  });

export const publish = (client: TestClient, { remote, version }: SampleRelease) =>
  client.graphql('mutation ($input: PublishReleaseInput!) { publishRelease(input: $input) { remote } }', {
    input: { remote, version, revision: 0 },
  });
