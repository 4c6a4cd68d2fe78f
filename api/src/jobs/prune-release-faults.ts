import type { Task } from 'graphile-worker';

/** Faults of portals that nobody looks for any more. */
export const pruneReleaseFaults: Task = async (_payload, { query }) => {
  await query("delete from release_faults where created_at < now() - interval '30 days'");
};
