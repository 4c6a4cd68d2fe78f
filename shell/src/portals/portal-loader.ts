import type { Portal } from 'kit/contract';
import { asPortalFault, lateFault, longestWait, type PortalFault } from './portal-fault.ts';

/** Fetches a remote's portal. `again` says that what is known of the remote may be old: look it up anew. */
export type FetchPortal = (remote: string, again: boolean) => Promise<Portal>;

export interface PortalLoader {
  /** The same promise until the try is given up, so that React can wait for it. */
  load(remote: string): Promise<Portal>;
  /** Starts a load that nobody waits for yet; if it fails, the real one starts afresh. Answers the portal where it came. */
  prefetch(remote: string): Promise<Portal | undefined>;
  /** Gives a try up that failed, or a portal that did, so that the next load tries again. */
  giveUp(remote: string): void;
  /** What is not there yet may be another version by now. */
  lookUpAnew(): void;
  /** The portal, if it is there. */
  loaded(remote: string): Portal | undefined;
  onLoaded(listener: (remote: string) => void): () => void;
}

interface Try {
  promise: Promise<Portal>;
  portal?: Portal;
  failed?: true;
  wanted: boolean;
}

export function createPortalLoader(fetchPortal: FetchPortal): PortalLoader {
  const tries = new Map<string, Try>();
  const failedBefore = new Set<string>();
  let isOld = false;
  const listeners = new Set<(remote: string) => void>();

  const start = (remote: string, wanted: boolean): Try => {
    const promise = inTime(remote, fetchPortal(remote, isOld || failedBefore.has(remote)));
    isOld = false;
    const attempt: Try = { promise, wanted };
    tries.set(remote, attempt);
    void settle(remote, attempt);
    return attempt;
  };

  const settle = async (remote: string, attempt: Try) => {
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
      if (!attempt.wanted && !isFinal) tries.delete(remote);
    }
  };

  return {
    load(remote) {
      const attempt = tries.get(remote) ?? start(remote, true);
      attempt.wanted = true;
      return attempt.promise;
    },
    prefetch(remote) {
      const { promise } = tries.get(remote) ?? start(remote, false);
      return promise.catch(() => undefined);
    },
    giveUp(remote) {
      tries.delete(remote);
      failedBefore.add(remote);
    },
    lookUpAnew() {
      isOld = true;
    },
    loaded: (remote) => tries.get(remote)?.portal,
    onLoaded(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function inTime(remote: string, promise: Promise<Portal>): Promise<Portal> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(lateFault(remote)), longestWait * 1000);
    const fail = (error: unknown) => reject(asPortalFault(error, 'load'));
    promise.finally(() => clearTimeout(timer)).then(resolve, fail);
  });
}
