import { portalRowRule } from 'rules/portal-row-rule';
import { isTakenBy } from 'rules/portal-rows';
import type { RemoteManifest } from 'rules/releases';
import type { PathsInUse } from '#releases/contract/paths-in-use';
import type { ReleaseProblem } from '#releases/contract/release-problem';
import { federationName, remoteName } from '#remotes/remotes';

type Declared = NonNullable<RemoteManifest['portals']>;

/** The paths that a build brings must be ones that an administrator could approve. */
export function checkPaths(remote: string, declared: Declared, { table, isServers }: PathsInUse): ReleaseProblem[] {
  const others = table.filter((row) => row.remote !== federationName(remote));
  return declared.flatMap((row, at) => {
    const { path } = row;
    const { success, data, error } = portalRowRule.safeParse(row);
    if (!success) {
      const [issue] = error.issues;
      return problem(path, issue?.message ?? 'This is no row of a portal', `Change it in ${place}`);
    }
    if (isServers(path)) return problem(path, `${path} is a path of the server itself`, `Choose another in ${place}`);
    const twin = declared.slice(0, at).find((other) => other.path === path);
    if (twin) return problem(path, `${path} is declared twice`, `Leave one of them in ${place}`);
    const taken = others.find((other) => isTakenBy(data, other));
    if (!taken) return [];
    const message = `${path} belongs to ${taken.path} of ${remoteName(taken.remote)}`;
    return problem(path, message, `Choose another in ${place}`);
  });
}

/** Where a remote declares its rows. */
const place = '`portals` of rspack.config.ts';

const problem = (where: string, message: string, mend: string): ReleaseProblem[] => [
  { code: 'portal', where: where || 'a portal without a path', message, mend },
];
