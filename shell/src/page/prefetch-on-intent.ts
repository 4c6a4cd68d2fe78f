import type { Session } from 'kit/session';
import { fetchPortalRuntime } from '../portals/portal-fetcher.ts';
import type { PortalLoader } from '../portals/portal-loader.ts';
import { prefetchScreen } from './prefetch-screen.ts';

/**
 * Prefetches a screen when the pointer, a finger or the focus reaches a link to it, some hundred milliseconds before the
 * click. Listens on the document, so that links of every remote count. Returns a cleanup function.
 */
export function prefetchOnIntent(page: Document, loader: PortalLoader, session: Session): () => void {
  const notice = ({ target, relatedTarget }: MouseEvent | FocusEvent) => {
    // No portal before a sign-in.
    if (target instanceof HTMLInputElement && target.type === 'password') fetchPortalRuntime();
    const link = target instanceof Element ? target.closest('a') : null;
    // Moving within the link changes nothing.
    if (!link || link.contains(relatedTarget as Node | null) || link.origin !== page.location.origin) return;
    if (!savesData(navigator)) void prefetchScreen(new URL(link.href), loader, session);
  };
  page.addEventListener('pointerover', notice);
  page.addEventListener('focusin', notice);
  return () => {
    page.removeEventListener('pointerover', notice);
    page.removeEventListener('focusin', notice);
  };
}

/** On a public page: a signed-in person opens a portal next. Returns a cleanup function. */
export function prefetchWhenIdle(): () => void {
  const id = savesData(navigator) ? undefined : window.requestIdleCallback?.(fetchPortalRuntime);
  return () => window.cancelIdleCallback?.(id ?? 0);
}

/** Whether the browser is set to save data. Not every browser reports it. */
const savesData = (browser: Navigator & { connection?: { saveData?: boolean } }) => browser.connection?.saveData;
