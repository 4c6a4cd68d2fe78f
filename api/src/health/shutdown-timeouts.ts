import type { Settings } from '#settings';

/** How long each phase of a shutdown may take, in milliseconds. */
export interface ShutdownTimeouts {
  /** `/readyz` answers 503 for this long while requests are still served: proxies send new ones elsewhere. */
  delay: number;
  /** For requests that have arrived. */
  requests: number;
  /** For jobs and replies. What hasn't finished by then is handed over to another server. */
  background: number;
  /** For each component that is stopped after that: connections, pools, the embedded database. */
  part: number;
  /** For the whole shutdown, whatever hangs. */
  total: number;
}

/**
 * With a delay there are other servers, and people waiting for this one's work. Without one, as in a terminal, shutdown is quick.
 */
export function getShutdownTimeouts({
  shutdownDelaySeconds,
}: Pick<Settings, 'shutdownDelaySeconds'>): ShutdownTimeouts {
  const delay = shutdownDelaySeconds * 1000;
  return { delay, requests: 20_000, background: delay > 0 ? 10_000 : 500, part: 5000, total: delay + 25_000 };
}
