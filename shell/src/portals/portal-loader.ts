import type { Portal } from 'kit/contract';
import { toPortalFault, createTimeoutFault, loadTimeoutSeconds, type PortalFault } from './portal-fault.ts';

/** Fetches a remote's portal. `again` says that what is known of the remote may be old: look it up anew. */
export type FetchPortal = (remote: string, isStale: boolean) => Promise<Portal>;

export interface PortalLoader {
  /** The same promise until the try is given up, so that React can wait for it. */
  load(remote: string): Promise<Portal>;
  /** Starts a load that no one waits for yet; if it fails, the real one starts afresh. Answers the portal where it came. */
  prefetch(remote: string): Promise<Portal | undefined>;
  /** Gives a try up that failed, or a portal that did, so that the next load tries again. */
  reset(remote: string): void;
  /** What is not there yet may be another version by now. */
  invalidateRegistry(): void;
  /** The portal, if it is there. */
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
      // Whoever waits for the portal is told by the promise itself.
      attempt.failed = true;
      failedBefore.add(remote);
      // A conflict of versions is final: the entry has run, and a second run fails in a way that names neither version.
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
