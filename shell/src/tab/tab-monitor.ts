import { chunkLoadErrorEvent } from 'kit/states';
import type { PortalLoader } from '../portals/portal-loader.ts';
import { restoreFocus } from './restore-focus.ts';
import { reloadIfGone } from './reload-if-gone.ts';
import { detectRenderLoops } from './detect-render-loops.ts';
import { pollVersions } from './poll-versions.tsx';

export { reportFault } from './report-fault.ts';
export { reportCspViolation } from './report-csp-violation.ts';

let isMonitoring = false;

/** Looks after a tab from now on: endless renders are found, new versions are offered, the focus is not lost, and files that are gone lead to one reload. */
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
    // Whether it is gone cannot be known now: what failed says so itself, with Retry.
  }
}
