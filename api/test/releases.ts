import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import type { TestClient } from '#test/client';

/** A remote's build with these operations, as a team sends it. Each is another version. */
function buildOf(remote: string, documents: string[]) {
  const content = `/* ${v7()} */`;
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  const operations = documents.map((document, index) => ({ name: `Operation${index}`, document }));
  const files = { 'remoteEntry.js': { integrity, size: content.length } };
  const manifest = JSON.stringify({ name: remote, entry: 'remoteEntry.js', ahead: [], takes: {}, operations, files });
  return { content, manifest };
}

async function ask<Data>(releaser: TestClient, query: string, variables?: object): Promise<Data> {
  const { data, errors } = await releaser.graphql<Data>(query, variables);
  if (errors) throw new Error(errors[0]?.message);
  return data;
}

/** Announces a version with these operations, and sends its file. Nobody gets it yet. Answers which it is. */
export async function stage(releaser: TestClient, remote: string, documents: string[]): Promise<string> {
  const { content, manifest } = buildOf(remote, documents);
  const { stageRelease } = await ask<{ stageRelease: { version: string } }>(
    releaser,
    'mutation ($manifest: String!) { stageRelease(input: { manifest: $manifest }) { version } }',
    { manifest },
  );
  const { version } = stageRelease;
  const sent = await fetch(`${releaser.url}/remotes/${remote}/${version}/remoteEntry.js`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${releaser.key}` },
    body: content,
  });
  if (!sent.ok) throw new Error(`The file was refused: ${sent.status}`);
  return version;
}

/** Gives a staged version to everybody. */
export async function publish(releaser: TestClient, remote: string, version: string): Promise<void> {
  const { remotes } = await ask<{ remotes: Array<{ remote: string; revision: number }> }>(
    releaser,
    '{ remotes { remote revision } }',
  );
  const revision = remotes.find((state) => state.remote === remote)?.revision ?? 0;
  await ask(releaser, 'mutation ($input: PublishReleaseInput!) { publishRelease(input: $input) { revision } }', {
    input: { remote, version, revision },
  });
}

export async function release(releaser: TestClient, remote: string, documents: string[]): Promise<string> {
  const version = await stage(releaser, remote, documents);
  await publish(releaser, remote, version);
  return version;
}
