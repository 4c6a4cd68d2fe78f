import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Account, toCommand } from '#db/embedded-account';

interface Cluster {
  data: string;
  password: string;
}

/** The builtin provider keeps sorting and encoding the same on every machine, regardless of its locale. */
const options = [
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--locale=C.UTF-8',
  '--auth=scram-sha-256',
  '--no-instructions',
  '--no-sync',
];

/** Creates a cluster with its own password, readable only by its owner. */
export function createCluster({ data, password }: Cluster, user: string, initdb: string, runAs: Account): void {
  // Created beside its final path and then renamed, so that an interrupted run is never mistaken for a cluster.
  const fresh = `${data}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  rmSync(password, { force: true });
  writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (runAs.ids) for (const file of [fresh, password]) chownSync(file, runAs.ids.uid, runAs.ids.gid);
  const [file, args] = toCommand(runAs, initdb, ['-D', fresh, '-U', user, `--pwfile=${password}`, ...options]);
  execFileSync(file, args, { ...runAs.spawn, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  renameSync(fresh, data);
}

/** The major version that created a cluster; null if there is none. */
export function readClusterVersion(data: string): number | null {
  const file = path.join(data, 'PG_VERSION');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8')) : null;
}
