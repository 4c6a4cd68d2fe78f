import type { Task } from 'graphile-worker';

/** Deletes security events older than the retention period. */
export const pruneSecurityEvents =
  (days: number): Task =>
  async (_payload, { query }) => {
    await query('delete from security_events where created_at < now() - make_interval(days => $1)', [days]);
  };
