import type { PortalDescription, PortalRouteDescription } from 'rules/portal-description';
import type { ReleaseProblem } from '#releases/contract/release-problem';
import type { ShellManifest } from '#remotes/manifest';
import { federationName } from '#remotes/remotes';

type Row = ShellManifest['portals'][number];

/** What the module `./portal` of a build is must be what the shell's table of paths expects of that remote. */
export function checkPortal(
  remote: string,
  portal: PortalDescription,
  table: ShellManifest['portals'],
): ReleaseProblem[] {
  if (portal.fault) return [problem('./portal', portal.fault, 'Mend src/portal.tsx, which the shell loads as it is')];
  const own = table.filter((row) => row.remote === federationName(remote));
  if (own.length === 0) {
    const mend = `Give it one in shell/src/portals.ts, and deploy the shell first`;
    return [problem(remote, `The shell has no path for ${remote}`, mend)];
  }
  return [
    ...own.flatMap((row) => missingRoute(row, portal.routes)),
    ...portal.routes.flatMap((route) => routeProblems(route, own)),
    ...portal.nav.flatMap((link) => linkProblems(link, portal.routes, own, table)),
    ...(portal.frame === 'other'
      ? [problem('Frame', 'Frame is no component', 'Export a component as Frame, or leave it out')]
      : []),
  ];
}

const problem = (where: string, message: string, mend: string): ReleaseProblem => ({
  code: 'portal',
  where,
  message,
  mend,
});

function missingRoute({ path }: Row, routes: PortalRouteDescription[]): ReleaseProblem[] {
  if (routes.some((route) => matches(route.path, path))) return [];
  return [
    problem(
      path,
      `The shell leads ${path} to this remote, which has no screen there`,
      `Add a route with the path ${path} to src/portal.tsx, or take the row out of shell/src/portals.ts and deploy the shell first`,
    ),
  ];
}

function routeProblems({ path, title, screen }: PortalRouteDescription, own: Row[]): ReleaseProblem[] {
  const where = path ?? 'a route without a path';
  const found: ReleaseProblem[] = [];
  if (!path) found.push(problem(where, 'A route has no path', 'Give it the path from the origin'));
  else if (!rowFor(path, own))
    found.push(
      problem(
        where,
        `No row of the shell leads to ${path}`,
        'Add the path to shell/src/portals.ts and deploy the shell first, or take the route out of src/portal.tsx',
      ),
    );
  if (!title) found.push(problem(where, 'The title is empty', 'Give the route a title: the document is named by it'));
  if (screen !== 'component')
    found.push(problem(where, 'Screen is no component', 'Give the route a component as its Screen'));
  return found;
}

function linkProblems(
  { to, label }: PortalDescription['nav'][number],
  routes: PortalRouteDescription[],
  own: Row[],
  table: ShellManifest['portals'],
): ReleaseProblem[] {
  const where = `the link ${label ?? to ?? 'without words'}`;
  const found: ReleaseProblem[] = [];
  if (!label) found.push(problem(where, 'A link has no words', 'Give it a label'));
  const path = to?.replace(/[?#].*$/, '') || '/';
  const isReached = rowFor(path, own) ? routes.some((route) => matches(route.path, path)) : rowFor(path, table);
  if (!to || !isReached)
    found.push(
      problem(where, `It leads to ${to ?? 'nothing'}, which no screen has`, 'Let it lead to a path of a route'),
    );
  return found;
}

const rowFor = (path: string, rows: readonly Row[]) =>
  rows.find((row) => row.path === path || (row.below && path.startsWith(`${row.path}/`)));

/** Whether a route's path, which may have parameters, is what an address names. */
function matches(route: string | null | undefined, path: string): boolean {
  const wanted = path.split('/');
  const parts = route?.split('/') ?? [];
  return parts.length === wanted.length && parts.every((part, at) => part.startsWith(':') || part === wanted[at]);
}
