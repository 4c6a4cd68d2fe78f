import type { Task } from 'graphile-worker';

/** Links to a new password that have long expired. */
export const prunePasswordResets: Task = async (_payload, { query }) => {
  await query("delete from password_resets where expires_at < now() - interval '1 day'");
};
