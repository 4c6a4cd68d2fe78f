import type { Task } from 'graphile-worker';

/** Sessions that nobody came back to. Redis forgets its own; these are the database's. */
export const pruneSessions: Task = async (_payload, { query }) => {
  await query('delete from session where expire < now()');
};
