import type { Portal } from 'kit/contract';

/** Fetches a remote's portal. `again` says that the last try failed: look the remote up anew. */
export type FetchPortal = (remote: string, again: boolean) => Promise<Portal>;

export interface PortalLoader {
  /** The same promise until the try is given up, so that React can wait for it. */
  load(remote: string): Promise<Portal>;
  /** Starts a load that nobody waits for yet; if it fails, the real one starts afresh. Answers the portal where it came. */
  prefetch(remote: string): Promise<Portal | undefined>;
  /** Gives a failed try up, so that the next load tries again. */
  forgetFailure(remote: string): void;
  /** The portal, if it is there. */
  loaded(remote: string): Portal | undefined;
  onLoaded(listener: () => void): () => void;
}

interface Try {
  promise: Promise<Portal>;
  portal?: Portal;
  failed?: true;
  wanted: boolean;
}

const longestWait = 10_000;

export function createPortalLoader(fetchPortal: FetchPortal): PortalLoader {
  const tries = new Map<string, Try>();
  const failedBefore = new Set<string>();
  const listeners = new Set<() => void>();

  const start = (remote: string, wanted: boolean): Try => {
    const promise = within(longestWait, fetchPortal(remote, failedBefore.has(remote)), remote);
    const attempt: Try = { promise, wanted };
    tries.set(remote, attempt);
    void settle(remote, attempt);
    return attempt;
  };

  const settle = async (remote: string, attempt: Try) => {
    try {
      attempt.portal = await attempt.promise;
      failedBefore.delete(remote);
      for (const listener of listeners) listener();
    } catch {
      // Whoever waits for the portal is told by the promise itself.
      attempt.failed = true;
      failedBefore.add(remote);
      if (!attempt.wanted) tries.delete(remote);
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
    forgetFailure(remote) {
      if (tries.get(remote)?.failed) tries.delete(remote);
    },
    loaded: (remote) => tries.get(remote)?.portal,
    onLoaded(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function within<Value>(milliseconds: number, promise: Promise<Value>, remote: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`${remote} did not answer within ${milliseconds / 1000} seconds`));
    const timer = setTimeout(late, milliseconds);
    promise.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
