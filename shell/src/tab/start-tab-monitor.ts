import type { PortalFault } from '../portals/portal-fault.ts';
import type { PortalLoader } from '../portals/portal-loader.ts';
import { publicPages } from '../portals.ts';

/** Code that a page needs only after a failure, or after it has been open for a while. */
const importTabMonitor = () => import('./tab-monitor.ts');

/** In milliseconds: after everything that a public page fetches, and before the server has other files. */
const startDelayMs = 10_000;

/** Starts monitoring a tab that stays open, and reports CSP violations. */
export function startTabMonitor(page: Window, loader: PortalLoader): void {
  const start = () => void withTabMonitor(({ monitorTab }) => monitorTab(page, loader));
  page.setTimeout(start, startDelayMs);
  loader.onLoaded((remote) => remote === publicPages || start());
  page.document.addEventListener(
    'securitypolicyviolation',
    (event) => void (event.isTrusted && withTabMonitor(({ reportCspViolation }) => reportCspViolation(event))),
  );
}

/** Reports a portal failure to the server, and handles missing files. */
export const reportPortalFault = (remote: string, fault: PortalFault): void =>
  void withTabMonitor(({ reportFault }) => reportFault(remote, fault));

// Without a network no report can be sent, and the error is on screen already.
const withTabMonitor = (use: (monitor: Awaited<ReturnType<typeof importTabMonitor>>) => unknown) =>
  importTabMonitor()
    .then(use)
    .catch(() => undefined);
