import type { Task } from 'graphile-worker';

/** Events that no server has to read again: one that was away for longer has closed its sockets meanwhile. */
export const pruneLiveEvents: Task = async (_payload, { query }) => {
  await query(`delete from live_event where created_at < now() - interval '1 hour'`);
};
