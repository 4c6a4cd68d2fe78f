import type { CheckRelease, RemoteManifest } from 'rules/releases';
import type { Context } from '#context';
import { unavailable } from '#errors';
import { checkNames, checkOperations } from '#releases/contract/check-operations';
import { checkPaths } from '#releases/contract/check-paths';
import { checkPortal } from '#releases/contract/check-portal';
import { getPathsInUse } from '#releases/contract/paths-in-use';
import { checkShared } from '#releases/contract/check-shared';
import type { ReleaseProblem } from '#releases/contract/release-problem';
import { readShell } from '#remotes/builds';
import { parseManifest, type ShellManifest } from '#remotes/manifest';
import type { LiveServers } from '#servers/live-servers';

/** The contract check: what a build requires of the running APIs and of the shell, and whether its portal matches the route table. */
export async function checkRelease(
  context: Context,
  { manifest: text, portal }: CheckRelease,
): Promise<ReleaseProblem[]> {
  const manifest = parseManifest(text);
  const { remotes } = context;
  const { name, portals: declared = [] } = manifest;
  const paths = checkPaths(name, declared, getPathsInUse(context));
  const table = remotes.portals();
  return limitProblems(maxProblems, [
    ...checkNames(manifest.operations),
    ...(await checkManifest(context, manifest)),
    ...paths.problems,
    ...checkPortal(name, portal, { ...paths, table, declared, delivered: remotes.deliveredPortals() }),
  ]);
}

/** Lists longer than this are not read at once. */
const maxProblems = 100;

function limitProblems(count: number, problems: ReleaseProblem[]): ReleaseProblem[] {
  const [last] = problems.slice(count);
  if (!last) return problems;
  const message = `${last.message}. ${problems.length - count} similar problems are not listed`;
  return [...problems.slice(0, count), { ...last, message }];
}

/** The same for a version that was checked before, whose portal never changes. */
export async function checkManifest(
  context: Context,
  { takes, operations }: Pick<RemoteManifest, 'takes' | 'operations'>,
): Promise<ReleaseProblem[]> {
  const { provides } = readServedShell(context);
  return [...(await checkOnEveryServer(context.servers, operations)), ...checkShared(takes, provides)];
}

function readServedShell({ remotes }: Context): ShellManifest {
  const shell = readShell(remotes.shell.folder);
  if (!shell) throw unavailable('The shell that releases are checked against');
  return shell.manifest;
}

/** During a deployment, requests may reach a server of the previous version. Problems that this server reports too are listed once. */
async function checkOnEveryServer(
  servers: LiveServers,
  operations: RemoteManifest['operations'],
): Promise<ReleaseProblem[]> {
  const found = new Map<string, ReleaseProblem>();
  for (const { schema, version, isOwn } of await servers.schemas()) {
    const where = isOwn ? '' : `. A server of version ${version} is still running`;
    for (const problem of checkOperations(schema, operations)) {
      const key = `${problem.where} ${problem.message}`;
      const mend = isOwn ? problem.mend : 'Wait for its deployment to finish, and release again';
      if (!found.has(key)) found.set(key, { ...problem, message: problem.message + where, mend });
    }
  }
  return [...found.values()];
}
