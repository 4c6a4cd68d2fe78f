import { dataDir } from '../environment.mjs';
import { releaseServer } from '../../packages/portal-release/src/server.mjs';
import { releaseKeyFor, getTarget } from '../../packages/portal-release/src/target.mjs';

const query = 'query LiveOperations { liveOperations { remote version operations { document } } }';

/** The versions that somebody may get at a deployment, or had in a tab within a day, with what they may send. */
export async function liveReleases(address) {
  const to = getTarget(address);
  const releases = await releaseServer(to, releaseKeyFor(to, dataDir())).ask(query);
  return releases.map(({ remote, version, operations }) => ({
    remote,
    version,
    documents: operations.map(({ document }) => document),
  }));
}
