import type { Task } from 'graphile-worker';

/** Faults of portals that nobody looks for any more, and page loads of versions that are not new any more. */
export const pruneReleaseFaults: Task = async (_payload, { query }) => {
  await query("delete from release_faults where created_at < now() - interval '30 days'");
  await query("delete from release_loads where updated_at < now() - interval '1 day'");
};
