import type { Task } from 'graphile-worker';

/** Faults of portals and overrides that nobody looks for any more, and page loads of versions that are no longer new. */
export const pruneReleaseFaults: Task = async (_payload, { query }) => {
  await query("delete from release_faults where created_at < now() - interval '30 days'");
  await query("delete from release_loads where updated_at < now() - interval '1 day'");
  await query("delete from remote_overrides where expires_at < now() - interval '30 days'");
};
