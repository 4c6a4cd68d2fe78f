import type { Pool, PoolClient } from 'pg';
import type { GuardedClient } from '#db/guarded-client';
import { policies } from '#dependencies/policies';

/**
 * Pings the connections of a pool that wait for notifications: over a dead one none ever arrive, and no query would fail.
 * One that does not respond is destroyed, which notifies its listener.
 */
export function pingListeners(pool: Pool, { pingEveryMs, pingMs } = policies.listen): { stop(): void } {
  const open = new Set<GuardedClient>();
  pool
    .on('connect', (client) => open.add(client as PoolClient & GuardedClient))
    .on('remove', (client) => open.delete(client as PoolClient & GuardedClient));
  const timer = setInterval(() => {
    for (const client of open)
      if (client.isListening && !client.isBusy) client.ping(pingMs).catch(() => open.delete(client));
  }, pingEveryMs).unref();
  return { stop: () => clearInterval(timer) };
}
