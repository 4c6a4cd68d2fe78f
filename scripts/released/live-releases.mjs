import { releaseServer } from '../release/server.mjs';
import { keyFor, targetOf } from '../release/target.mjs';

const query = 'query LiveOperations { liveOperations { remote version operations { document } } }';

/** The versions that somebody may get at a deployment, or had in a tab within a day, with what they may send. */
export async function liveReleases(address) {
  const to = targetOf(address);
  const releases = await releaseServer(to, keyFor(to)).ask(query);
  return releases.map(({ remote, version, operations }) => ({
    remote,
    version,
    documents: operations.map(({ document }) => document),
  }));
}
