import { portalAt } from '../portals.ts';
import type { PortalLoader } from '../portals/portal-loader.ts';

/**
 * Fetches a portal when the pointer or the focus comes to a link into it: about 700 ms before the click. Listens on the
 * document, so every link counts, whichever remote has drawn it. Answers how to stop.
 */
export function prefetchOnIntent(page: Document, loader: PortalLoader): () => void {
  const notice = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== page.location.origin) return;
    const row = portalAt(link.pathname);
    if (row) loader.prefetch(row.remote);
  };
  page.addEventListener('pointerover', notice);
  page.addEventListener('focusin', notice);
  return () => {
    page.removeEventListener('pointerover', notice);
    page.removeEventListener('focusin', notice);
  };
}
