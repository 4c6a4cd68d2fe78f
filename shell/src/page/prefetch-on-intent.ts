import type { Session } from 'kit/session';
import { fetchPortalRuntime } from '../portals/portal-fetcher.ts';
import type { PortalLoader } from '../portals/portal-loader.ts';
import { prefetchScreen } from './prefetch-screen.ts';

/**
 * Fetches a screen when the pointer, a finger or the focus comes to a link to it: some hundred milliseconds before the click.
 * Listens on the document, so every link counts, whichever remote has drawn it. Answers how to stop.
 */
export function prefetchOnIntent(page: Document, loader: PortalLoader, session: Session): () => void {
  const notice = ({ target, relatedTarget }: MouseEvent | FocusEvent) => {
    // A portal follows the sign-in.
    if (target instanceof HTMLInputElement && target.type === 'password') fetchPortalRuntime();
    const link = target instanceof Element ? target.closest('a') : null;
    // Within the link nothing is new.
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

/** On a public page: a person who is signed in opens a portal next. Answers how to stop. */
export function prefetchWhenIdle(): () => void {
  const id = savesData(navigator) ? undefined : window.requestIdleCallback?.(fetchPortalRuntime);
  return () => window.cancelIdleCallback?.(id ?? 0);
}

/** Whether someone has asked their browser for little traffic. Not every browser tells. */
const savesData = (browser: Navigator & { connection?: { saveData?: boolean } }) => browser.connection?.saveData;
