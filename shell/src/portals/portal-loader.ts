import type { Portal } from 'kit/contract';
import { toPortalFault, createTimeoutFault, loadTimeoutSeconds, type PortalFault } from './portal-fault.ts';

/** Fetches a remote's portal. `again`: cached data about the remote may be stale and is refetched. */
export type FetchPortal = (remote: string, isStale: boolean) => Promise<Portal>;

export interface PortalLoader {
  /** Returns the same promise until the load is reset, as React's `use` requires. */
  load(remote: string): Promise<Portal>;
  /** Starts a load in the background; if it fails, the real load starts over. Resolves to the portal, if it was loaded. */
  prefetch(remote: string): Promise<Portal | undefined>;
  /** Resets a failed load, or a failed portal, so that the next load tries again. */
  reset(remote: string): void;
  /** Marks versions as possibly stale for portals that are not loaded yet. */
  invalidateRegistry(): void;
  /** The portal, if it is loaded. */
  getLoaded(remote: string): Portal | undefined;
  onLoaded(listener: (remote: string) => void): () => void;
}

interface LoadAttempt {
  promise: Promise<Portal>;
  portal?: Portal;
  failed?: true;
  isAwaited: boolean;
}

export function createPortalLoader(fetchPortal: FetchPortal): PortalLoader {
  const attempts = new Map<string, LoadAttempt>();
  const failedBefore = new Set<string>();
  let isRegistryStale = false;
  const listeners = new Set<(remote: string) => void>();

  const start = (remote: string, isAwaited: boolean): LoadAttempt => {
    const promise = withTimeout(remote, fetchPortal(remote, isRegistryStale || failedBefore.has(remote)));
    isRegistryStale = false;
    const attempt: LoadAttempt = { promise, isAwaited };
    attempts.set(remote, attempt);
    void settle(remote, attempt);
    return attempt;
  };

  const settle = async (remote: string, attempt: LoadAttempt) => {
    try {
      attempt.portal = await attempt.promise;
      failedBefore.delete(remote);
      for (const listener of listeners) listener(remote);
    } catch (error) {
      // Code that waits for the portal gets the error from the promise.
      attempt.failed = true;
      failedBefore.add(remote);
      // A version conflict is final: the entry has run, and a second run fails with an error that names neither version.
      const isFinal = (error as PortalFault).detail !== undefined;
      if (!attempt.isAwaited && !isFinal) attempts.delete(remote);
    }
  };

  return {
    load(remote) {
      const attempt = attempts.get(remote) ?? start(remote, true);
      attempt.isAwaited = true;
      return attempt.promise;
    },
    prefetch(remote) {
      const { promise } = attempts.get(remote) ?? start(remote, false);
      return promise.catch(() => undefined);
    },
    reset(remote) {
      attempts.delete(remote);
      failedBefore.add(remote);
    },
    invalidateRegistry() {
      isRegistryStale = true;
    },
    getLoaded: (remote) => attempts.get(remote)?.portal,
    onLoaded(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function withTimeout(remote: string, promise: Promise<Portal>): Promise<Portal> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(createTimeoutFault(remote)), loadTimeoutSeconds * 1000);
    const fail = (error: unknown) => reject(toPortalFault(error, 'load'));
    promise.finally(() => clearTimeout(timer)).then(resolve, fail);
  });
}
