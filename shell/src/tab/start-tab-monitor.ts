import type { PortalFault } from '../portals/portal-fault.ts';
import type { PortalLoader } from '../portals/portal-loader.ts';
import { publicPages } from '../portals.ts';

/** What a page can do without until something fails, or until it has been open for a while. */
const importTabMonitor = () => import('./tab-monitor.ts');

/** In milliseconds: after everything that a public page fetches, and before the server has other files. */
const startDelayMs = 10_000;

/** Has a tab that stays open looked after, and what the Content-Security-Policy stops reported. */
export function startTabMonitor(page: Window, loader: PortalLoader): void {
  const start = () => void withTabMonitor(({ monitorTab }) => monitorTab(page, loader));
  page.setTimeout(start, startDelayMs);
  loader.onLoaded((remote) => remote === publicPages || start());
  page.document.addEventListener(
    'securitypolicyviolation',
    (event) => void (event.isTrusted && withTabMonitor(({ reportCspViolation }) => reportCspViolation(event))),
  );
}

/** Tells the server that a portal failed, and sees to it if its files are gone. */
export const reportPortalFault = (remote: string, fault: PortalFault): void =>
  void withTabMonitor(({ reportFault }) => reportFault(remote, fault));

// Without a network there is no one to tell, and what failed is on the screen already.
const withTabMonitor = (use: (monitor: Awaited<ReturnType<typeof importTabMonitor>>) => unknown) =>
  importTabMonitor()
    .then(use)
    .catch(() => undefined);
