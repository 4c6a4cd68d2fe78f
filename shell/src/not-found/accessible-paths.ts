import type { Viewer } from 'kit/session';
import { decideAccess } from '../gate/decide-access.ts';
import { findPortal, portals } from '../portals.ts';
import { getRegisteredPortals } from '../portals/registry.ts';

/** The paths of the route table and of these that a visitor may open: no others are shown to them. */
export function listAccessiblePaths(viewer: Viewer | null, beside: readonly string[]): string[] {
  const visitor = { audiences: viewer?.audiences ?? null, hasPendingInvitation: false };
  return [...new Set([...[...portals, ...getRegisteredPortals()].map(({ path }) => path), ...beside])].filter(
    (path) => {
      const row = findPortal(path);
      return row && !path.includes(':') && decideAccess(row, visitor).kind === 'show';
    },
  );
}
