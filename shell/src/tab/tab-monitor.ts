import { chunkLoadErrorEvent } from 'kit/states';
import type { PortalLoader } from '../portals/portal-loader.ts';
import { restoreFocus } from './restore-focus.ts';
import { reloadIfGone } from './reload-if-gone.ts';
import { detectRenderLoops } from './detect-render-loops.ts';
import { pollVersions } from './poll-versions.tsx';

export { reportFault } from './report-fault.ts';
export { reportCspViolation } from './report-csp-violation.ts';

let isMonitoring = false;

/** Monitors the tab: detects endless renders, offers new versions, restores lost focus, and reloads once if files are gone. */
export function monitorTab(page: Window, loader: PortalLoader): void {
  if (isMonitoring) return;
  isMonitoring = true;
  detectRenderLoops(page);
  pollVersions(loader);
  restoreFocus(page);
  page.document.addEventListener(
    chunkLoadErrorEvent,
    (event) => void handleLoadError((event as CustomEvent<unknown>).detail),
  );
  page.addEventListener('unhandledrejection', ({ reason }) => void handleLoadError(reason));
}

async function handleLoadError(error: unknown): Promise<void> {
  try {
    await reloadIfGone(error);
  } catch {
    // It can't be known whether the file is gone: the failed part shows an error with Retry.
  }
}
