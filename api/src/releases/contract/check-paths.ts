import { portalRowRule } from 'rules/portal-row-rule';
import { hasPathConflict } from 'rules/portal-rows';
import type { RemoteManifest } from 'rules/releases';
import type { PathsInUse } from '#releases/contract/paths-in-use';
import type { ReleaseProblem } from '#releases/contract/release-problem';
import { federationName, remoteName } from '#remotes/remotes';

type DeclaredPortals = NonNullable<RemoteManifest['portals']>;

/** Checks that an administrator could approve the paths of a build. Also returns those that can't be approved. */
export function checkPaths(
  remote: string,
  declared: DeclaredPortals,
  { table, isServerPath }: PathsInUse,
): { problems: ReleaseProblem[]; refused: ReadonlySet<string> } {
  const others = table.filter((row) => row.remote !== federationName(remote));
  const refused = new Set<string>();
  const problems = declared.flatMap((row, at) => {
    const found = findRowProblems(row, { earlier: declared.slice(0, at), others, isServerPath });
    if (found.length > 0) refused.add(row.path);
    return found;
  });
  return { problems, refused };
}

interface PathContext {
  earlier: DeclaredPortals;
  others: PathsInUse['table'];
  isServerPath: PathsInUse['isServerPath'];
}

function findRowProblems(
  row: DeclaredPortals[number],
  { earlier, others, isServerPath }: PathContext,
): ReleaseProblem[] {
  const { path } = row;
  const { success, data, error } = portalRowRule.safeParse(row);
  if (!success) return error.issues.flatMap(({ message }) => problem(path, message, `Change it in ${configPlace}`));
  if (isServerPath(path))
    return problem(path, `${path} is a path of the server itself`, `Choose another in ${configPlace}`);
  if (earlier.some((other) => other.path === path))
    return problem(path, `${path} is declared twice`, `Keep only one of them in ${configPlace}`);
  const taken = others.find((other) => hasPathConflict(data, other));
  if (!taken) return [];
  const message = `${path} belongs to ${taken.path} of ${remoteName(taken.remote)}`;
  return problem(path, message, `Choose another in ${configPlace}`);
}

/** Where a remote declares its paths. */
const configPlace = '`portals` of the rspack config';

const problem = (where: string, message: string, mend: string): ReleaseProblem[] => [
  { code: 'portal', where: where || 'a portal without a path', message, mend },
];
