import type { PortalDescription, PortalRouteDescription } from 'rules/portal-description';
import { type PortalRow, portalRowAt } from 'rules/portal-rows';
import type { RemoteManifest } from 'rules/releases';
import type { ReleaseProblem } from '#releases/contract/release-problem';
import { federationName } from '#remotes/remotes';

interface Row {
  path: string;
  below?: true | undefined;
}

interface Paths {
  /** The route table: what the product delivers, and what was registered and approved. */
  table: readonly PortalRow[];
  delivered: readonly PortalRow[];
  /** What the build brings itself: an administrator may not have approved it yet. */
  declared: NonNullable<RemoteManifest['portals']>;
  /** The paths among them that can't be approved: what is wrong there is said already. */
  refused: ReadonlySet<string>;
}

/** What the module `./portal` of a build is must be what the route table, and what the build itself declares, expect of that remote. */
export function checkPortal(
  remote: string,
  portal: PortalDescription,
  { table, delivered, declared, refused }: Paths,
): ReleaseProblem[] {
  if (portal.fault) return [problem('./portal', portal.fault, 'Mend src/portal.tsx, which the shell loads as it is')];
  const name = federationName(remote);
  const isDelivered = delivered.some((row) => row.remote === name);
  if (isDelivered && declared.length > 0) {
    const mend = 'Leave `portals` out of the rspack config, and have the path added to shell/src/portals.ts';
    return [problem(remote, `The product delivers ${remote}, and its paths with it`, mend)];
  }
  const inForce = table.filter((row) => row.remote === name);
  const own: Row[] = [
    ...inForce,
    ...declared
      .filter(({ path }) => !inForce.some((row) => row.path === path))
      .map(({ path, below }): Row => (below ? { path, below } : { path })),
  ];
  if (own.length === 0) {
    const mend =
      'Declare its paths in `portals` of the rspack config: an administrator approves them at /admin/releases';
    return [problem(remote, `There is no path for ${remote}`, mend)];
  }
  return [
    ...own.filter(({ path }) => !refused.has(path)).flatMap((row) => missingRoute(row, portal.routes, isDelivered)),
    ...portal.routes.flatMap((route) => routeProblems(route, own, isDelivered)),
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

function missingRoute({ path }: Row, routes: PortalRouteDescription[], isDelivered: boolean): ReleaseProblem[] {
  const orElse = isDelivered
    ? 'take the row out of shell/src/portals.ts and deploy the shell first'
    : 'have an administrator retire the path at /admin/releases first';
  if (routes.some((route) => matches(route.path, path))) return [];
  return [
    problem(
      path,
      `The shell leads ${path} to this remote, which has no screen there`,
      `Add a route with the path ${path} to src/portal.tsx, or ${orElse}`,
    ),
  ];
}

function routeProblems(
  { path, title, screen }: PortalRouteDescription,
  own: Row[],
  isDelivered: boolean,
): ReleaseProblem[] {
  const add = isDelivered
    ? 'Add the path to shell/src/portals.ts and deploy the shell first'
    : 'Declare it in `portals` of the rspack config';
  const where = path ?? 'a route without a path';
  const found: ReleaseProblem[] = [];
  if (!path) found.push(problem(where, 'A route has no path', 'Give it the path from the origin'));
  else if (!portalRowAt(own, path))
    found.push(
      problem(where, `No row of the shell leads to ${path}`, `${add}, or take the route out of src/portal.tsx`),
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
  table: readonly PortalRow[],
): ReleaseProblem[] {
  const where = `the link ${label ?? to ?? 'without words'}`;
  const found: ReleaseProblem[] = [];
  if (!label) found.push(problem(where, 'A link has no words', 'Give it a label'));
  const path = to?.replace(/[?#].*$/, '') || '/';
  const isReached = portalRowAt(own, path)
    ? routes.some((route) => matches(route.path, path))
    : portalRowAt(table, path);
  if (!to || !isReached)
    found.push(
      problem(where, `It leads to ${to ?? 'nothing'}, which no screen has`, 'Let it lead to a path of a route'),
    );
  return found;
}

/** Whether a route's path, which may have parameters, is what an address names. */
function matches(route: string | null | undefined, path: string): boolean {
  const wanted = path.split('/');
  const parts = route?.split('/') ?? [];
  return parts.length === wanted.length && parts.every((part, at) => part.startsWith(':') || part === wanted[at]);
}
