import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readPublicSettings } from 'kit/public-settings';
import { startAnalytics } from './analytics/start-analytics.ts';
import { App } from './app.tsx';
import { yieldToMain } from './page/yield-to-main.ts';
import { discardQueuedEvents, trackUnhandledEvents } from './page/queued-events.ts';
import { findPortal } from './portals.ts';
import { createPortalLoader } from './portals/portal-loader.ts';
import { createPortalFetcher } from './portals/portal-fetcher.ts';
import { startTabMonitor } from './tab/start-tab-monitor.ts';

startAnalytics(window);

const loader = createPortalLoader(createPortalFetcher());
startTabMonitor(window, loader);
const root = document.getElementById('root');
if (root) void show(root);

async function show(place: HTMLElement): Promise<void> {
  const app = <App loader={loader} isSignedOut={readPublicSettings().isSignedOut} />;
  // Errors that a portal's boundary catches are already on screen.
  const onCaughtError = (error: unknown) => window.console.warn('A portal failed', error);
  // In a transition: the page is hydrated in slices and stays responsive in between.
  if (place.hasChildNodes() && (await isReady(location.pathname))) {
    startTransition(() => void hydrateRoot(place, app, { onCaughtError }));
    trackUnhandledEvents(window, place);
  } else {
    discardQueuedEvents(window);
    createRoot(place, { onCaughtError }).render(app);
  }
}

/** The page is prerendered HTML, readable while the code that hydrates it loads. */
async function isReady(path: string): Promise<boolean> {
  const remote = findPortal(path)?.remote;
  if (!remote) return false;
  try {
    const { routes } = await loader.load(remote);
    await routes.find((route) => route.path === path)?.Screen.preload?.();
    await yieldToMain();
    return true;
  } catch {
    // The page is rendered from scratch, with an error card.
    return false;
  }
}
