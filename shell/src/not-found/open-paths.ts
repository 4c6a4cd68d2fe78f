import type { Viewer } from 'kit/session';
import { decide } from '../gate/decide.ts';
import { portalAt, portals } from '../portals.ts';
import { registeredPortals } from '../portals/registered.ts';

/** The paths that a visitor gets to see, of the route table and of these: no other is named to them. */
export function openPaths(viewer: Viewer | null, beside: readonly string[]): string[] {
  const visitor = { audiences: viewer?.audiences ?? null, hasPendingInvitation: false };
  return [...new Set([...[...portals, ...registeredPortals()].map(({ path }) => path), ...beside])].filter((path) => {
    const row = portalAt(path);
    return row && !path.includes(':') && decide(row, visitor).kind === 'show';
  });
}
