import { portalRowRule } from 'rules/portal-row-rule';
import { isTakenBy } from 'rules/portal-rows';
import type { RemoteManifest } from 'rules/releases';
import type { PathsInUse } from '#releases/contract/paths-in-use';
import type { ReleaseProblem } from '#releases/contract/release-problem';
import { federationName, remoteName } from '#remotes/remotes';

type Declared = NonNullable<RemoteManifest['portals']>;

/** The paths that a build brings must be ones that an administrator could approve. Also answers those that are not. */
export function checkPaths(
  remote: string,
  declared: Declared,
  { table, isServers }: PathsInUse,
): { problems: ReleaseProblem[]; refused: ReadonlySet<string> } {
  const others = table.filter((row) => row.remote !== federationName(remote));
  const refused = new Set<string>();
  const problems = declared.flatMap((row, at) => {
    const found = rowProblems(row, { earlier: declared.slice(0, at), others, isServers });
    if (found.length > 0) refused.add(row.path);
    return found;
  });
  return { problems, refused };
}

interface Around {
  earlier: Declared;
  others: PathsInUse['table'];
  isServers: PathsInUse['isServers'];
}

function rowProblems(row: Declared[number], { earlier, others, isServers }: Around): ReleaseProblem[] {
  const { path } = row;
  const { success, data, error } = portalRowRule.safeParse(row);
  if (!success) return error.issues.flatMap(({ message }) => problem(path, message, `Change it in ${place}`));
  if (isServers(path)) return problem(path, `${path} is a path of the server itself`, `Choose another in ${place}`);
  if (earlier.some((other) => other.path === path))
    return problem(path, `${path} is declared twice`, `Leave one of them in ${place}`);
  const taken = others.find((other) => isTakenBy(data, other));
  if (!taken) return [];
  const message = `${path} belongs to ${taken.path} of ${remoteName(taken.remote)}`;
  return problem(path, message, `Choose another in ${place}`);
}

/** Where a remote declares its rows. */
const place = '`portals` of the rspack config';

const problem = (where: string, message: string, mend: string): ReleaseProblem[] => [
  { code: 'portal', where: where || 'a portal without a path', message, mend },
];
