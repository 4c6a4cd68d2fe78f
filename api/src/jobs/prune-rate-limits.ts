import type { Task } from 'graphile-worker';

/** Counts of windows that are over. Redis forgets its own; these are the database's. */
export const pruneRateLimits: Task = async (_payload, { query }) => {
  await query('delete from rate_limit where expire < extract(epoch from now()) * 1000');
};
