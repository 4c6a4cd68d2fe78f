import type { PortalFault } from '../portals/portal-fault.ts';
import type { PortalLoader } from '../portals/portal-loader.ts';
import { publicPages } from '../portals.ts';

/** What a page can do without until something fails, or until it has been open for a while. */
const keeper = () => import('./keeper.ts');

/** In milliseconds: after everything that a public page fetches, and before the server has other files. */
const waitMs = 10_000;

/** Has a tab that stays open looked after, and what the Content-Security-Policy stops reported. */
export function keepTab(page: Window, loader: PortalLoader): void {
  const start = () => void withKeeper(({ keep }) => keep(page, loader));
  page.setTimeout(start, waitMs);
  loader.onLoaded((remote) => remote === publicPages || start());
  page.document.addEventListener(
    'securitypolicyviolation',
    (event) => void (event.isTrusted && withKeeper(({ handleViolation }) => handleViolation(event))),
  );
}

/** Tells the server that a portal failed, and sees to it if its files are gone. */
export const tellFault = (remote: string, fault: PortalFault): void =>
  void withKeeper(({ handleFault }) => handleFault(remote, fault));

// Without a network there is nobody to tell, and what failed is on the screen already.
const withKeeper = (use: (kept: Awaited<ReturnType<typeof keeper>>) => unknown) =>
  keeper()
    .then(use)
    .catch(() => undefined);
