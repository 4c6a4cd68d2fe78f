import { getDataDir } from '../environment.mjs';
import { createReleaseClient } from '../../packages/portal-release/src/release-client.mjs';
import { getReleaseKey, parseTarget } from '../../packages/portal-release/src/target.mjs';

const query = 'query LiveOperations { liveOperations { remote version operations { document } } }';

/** The versions that a deployment serves or has served in the last day, with their operations. */
export async function fetchLiveReleases(address) {
  const to = parseTarget(address);
  const releases = await createReleaseClient(to, getReleaseKey(to, getDataDir())).ask(query);
  return releases.map(({ remote, version, operations }) => ({
    remote,
    version,
    documents: operations.map(({ document }) => document),
  }));
}
