import { partFailed } from 'kit/states';
import type { PortalLoader } from '../portals/portal-loader.ts';
import { restoreFocus } from './restore-focus.ts';
import { reloadIfGone } from './reload-if-gone.ts';
import { watchRenders } from './watch-renders.ts';
import { watchVersions } from './watch-versions.tsx';

export { handleFault } from './handle-fault.ts';
export { handleViolation } from './handle-violation.ts';

let isKept = false;

/** Looks after a tab from now on: endless renders are found, new versions are offered, the focus is not lost, and files that are gone lead to one reload. */
export function keep(page: Window, loader: PortalLoader): void {
  if (isKept) return;
  isKept = true;
  watchRenders(page);
  watchVersions(loader);
  restoreFocus(page);
  page.document.addEventListener(partFailed, (event) => void notice((event as CustomEvent<unknown>).detail));
  page.addEventListener('unhandledrejection', ({ reason }) => void notice(reason));
}

async function notice(error: unknown): Promise<void> {
  try {
    await reloadIfGone(error);
  } catch {
    // Whether it is gone cannot be known now: what failed says so itself, with Retry.
  }
}
