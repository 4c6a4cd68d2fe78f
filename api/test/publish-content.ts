import type { TestClient } from '#test/client';
import { publishRelease, storeRelease, type Team } from '#test/releases';

export interface State {
  revision: number;
  current: { version: string } | null;
  canary: { version: string } | null;
}

/** A remote's release state, as the holder of a release key sees it. */
export async function readRemoteState(releaser: TestClient, remote: string): Promise<State> {
  const { data } = await releaser.graphql<{ remotes: Array<State & { remote: string }> }>(
    '{ remotes { remote revision current { version } canary { version } } }',
  );
  const found = data.remotes.find((state) => state.remote === remote);
  return found ?? { revision: 0, current: null, canary: null };
}

/** Publishes a version of a remote with uploaded files. Returns the version; the same content has the same version. */
export async function publishContent(
  team: Team,
  remote: string,
  content: string,
  canary?: readonly string[],
): Promise<string> {
  const files = { 'remoteEntry.js': { integrity: `sha384-${'A'.repeat(64)}`, size: content.length } };
  const takes = { react: content };
  const manifest = JSON.stringify({ name: remote, entry: 'remoteEntry.js', ahead: [], takes, operations: [], files });
  const version = await storeRelease(team, remote, manifest, `Says ${content}`);
  await publishRelease(team, remote, version, canary);
  return version;
}
