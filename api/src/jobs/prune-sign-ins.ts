import type { Task } from 'graphile-worker';

/** What sign-ins left behind that nobody can end any more. */
export const pruneSignIns: Task = async (_payload, { query }) => {
  await query("delete from second_factor_challenges where created_at < now() - interval '1 hour'");
  await query("delete from spent_flows where created_at < now() - interval '1 hour'");
};
