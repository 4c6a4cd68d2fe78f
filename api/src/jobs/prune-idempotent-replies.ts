import type { Task } from 'graphile-worker';

/** Answers that nobody may ask for again. */
export const pruneIdempotentReplies: Task = async (_payload, { query }) => {
  await query("delete from idempotent_reply where created_at < now() - interval '24 hours'");
};
