import type { PortalDescription, PortalRouteDescription } from 'rules/portal-description';
import { type PortalRow, findPortalRow } from 'rules/portal-rows';
import type { RemoteManifest } from 'rules/releases';
import type { ReleaseProblem } from '#releases/contract/release-problem';
import { federationName } from '#remotes/remotes';

interface Row {
  path: string;
  below?: true | undefined;
}

interface PortalPaths {
  /** The route table: delivered paths, and registered ones that were approved. */
  table: readonly PortalRow[];
  delivered: readonly PortalRow[];
  /** The build's own paths, which may not be approved yet. */
  declared: NonNullable<RemoteManifest['portals']>;
  /** The build's paths that can't be approved. Their problems are reported elsewhere. */
  refused: ReadonlySet<string>;
}

/** A build's `./portal` module must match what the route table and the build itself declare for the remote. */
export function checkPortal(
  remote: string,
  portal: PortalDescription,
  { table, delivered, declared, refused }: PortalPaths,
): ReleaseProblem[] {
  if (portal.fault) return [toProblem('./portal', portal.fault, 'Fix src/portal.tsx, which the shell loads as is')];
  const name = federationName(remote);
  const isDelivered = delivered.some((row) => row.remote === name);
  if (isDelivered && declared.length > 0) {
    const mend = 'Remove `portals` from the rspack config, and have the path added to shell/src/portals.ts';
    return [toProblem(remote, `The product delivers ${remote}, and its paths with it`, mend)];
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
    return [toProblem(remote, `There is no path for ${remote}`, mend)];
  }
  return [
    ...own.filter(({ path }) => !refused.has(path)).flatMap((row) => findMissingRoute(row, portal.routes, isDelivered)),
    ...portal.routes.flatMap((route) => findRouteProblems(route, own, isDelivered)),
    ...portal.nav.flatMap((link) => findLinkProblems(link, portal.routes, own, table)),
    ...(portal.frame === 'other'
      ? [toProblem('Frame', 'Frame is not a component', 'Export a component as Frame, or remove it')]
      : []),
  ];
}

const toProblem = (where: string, message: string, mend: string): ReleaseProblem => ({
  code: 'portal',
  where,
  message,
  mend,
});

function findMissingRoute({ path }: Row, routes: PortalRouteDescription[], isDelivered: boolean): ReleaseProblem[] {
  const orElse = isDelivered
    ? 'remove the row from shell/src/portals.ts and deploy the shell first'
    : 'have an administrator retire the path at /admin/releases first';
  if (routes.some((route) => matchesRoute(route.path, path))) return [];
  return [
    toProblem(
      path,
      `The shell routes ${path} to this remote, which has no screen for it`,
      `Add a route with the path ${path} to src/portal.tsx, or ${orElse}`,
    ),
  ];
}

function findRouteProblems(
  { path, title, screen }: PortalRouteDescription,
  own: Row[],
  isDelivered: boolean,
): ReleaseProblem[] {
  const add = isDelivered
    ? 'Add the path to shell/src/portals.ts and deploy the shell first'
    : 'Declare it in `portals` of the rspack config';
  const where = path ?? 'a route without a path';
  const found: ReleaseProblem[] = [];
  if (!path) found.push(toProblem(where, 'A route has no path', 'Give it an absolute path'));
  else if (!findPortalRow(own, path))
    found.push(
      toProblem(where, `No path of the shell leads to ${path}`, `${add}, or remove the route from src/portal.tsx`),
    );
  if (!title)
    found.push(toProblem(where, 'The title is empty', 'Give the route a title: it becomes the document title'));
  if (screen !== 'component')
    found.push(toProblem(where, 'Screen is not a component', 'Give the route a component as its Screen'));
  return found;
}

function findLinkProblems(
  { to, label }: PortalDescription['nav'][number],
  routes: PortalRouteDescription[],
  own: Row[],
  table: readonly PortalRow[],
): ReleaseProblem[] {
  const where = `the link ${label ?? to ?? 'without words'}`;
  const found: ReleaseProblem[] = [];
  if (!label) found.push(toProblem(where, 'A link has no label', 'Give it a label'));
  const path = to?.replace(/[?#].*$/, '') || '/';
  const isReached = findPortalRow(own, path)
    ? routes.some((route) => matchesRoute(route.path, path))
    : findPortalRow(table, path);
  if (!to || !isReached)
    found.push(
      toProblem(
        where,
        `It links to ${to ?? 'nothing'}, which is not the path of a screen`,
        'Link to the path of a route',
      ),
    );
  return found;
}

/** Whether an address matches a route's path, which may have parameters. */
function matchesRoute(route: string | null | undefined, path: string): boolean {
  const pathParts = path.split('/');
  const parts = route?.split('/') ?? [];
  return parts.length === pathParts.length && parts.every((part, at) => part.startsWith(':') || part === pathParts[at]);
}
