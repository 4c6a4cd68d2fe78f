import { matchPath } from 'kit/router';
import type { Session } from 'kit/session';
import { decideAccess } from '../gate/decide-access.ts';
import { findPortal } from '../portals.ts';
import type { PortalLoader } from '../portals/portal-loader.ts';

/**
 * Prefetches the screen at a URL: its portal, its code, then its data. Skips inaccessible portals. Errors are ignored
 * here: the visit tries again and reports them.
 */
export async function prefetchScreen(url: URL, loader: PortalLoader, session: Session): Promise<void> {
  const row = findPortal(url.pathname);
  const audiences = session.viewer?.audiences ?? null;
  if (!row || decideAccess(row, { audiences, hasPendingInvitation: false }).kind !== 'show') return;
  const portal = await loader.prefetch(row.remote);
  const screen = portal?.routes.find(({ path }) => matchPath(path, url.pathname))?.Screen;
  try {
    const loadedScreen = (await screen?.preload?.()) ?? screen;
    if (!loadedScreen?.prefetchData) return;
    const { getDataClient } = await import('kit/apollo');
    const data = getDataClient(session);
    if (data) loadedScreen.prefetchData(data.client, url, session.viewer ?? undefined);
  } catch {
    // Errors are ignored, as above.
  }
}
