import type { Settings } from '#settings';

/** How long each part of a stop may take, in milliseconds. */
export interface ShutdownTimeouts {
  /** `/readyz` answers 503 for so long while requests are served as before: proxies send new ones elsewhere. */
  delay: number;
  /** For requests that have arrived. */
  requests: number;
  /** For jobs and replies. What has not finished by then is handed over to another server. */
  background: number;
  /** For each part that is stopped after that: connections, pools, the embedded database. */
  part: number;
  /** For the whole stop, whatever hangs. */
  total: number;
}

/** With a delay there are other servers, and people who wait for this one's work. Without one, as on a terminal, a stop is quick. */
export function getShutdownTimeouts({
  shutdownDelaySeconds,
}: Pick<Settings, 'shutdownDelaySeconds'>): ShutdownTimeouts {
  const delay = shutdownDelaySeconds * 1000;
  return { delay, requests: 20_000, background: delay > 0 ? 10_000 : 500, part: 5000, total: delay + 25_000 };
}
