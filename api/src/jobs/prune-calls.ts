import type { Task } from 'graphile-worker';

/** Bookings that nobody confirmed, a day after their hold has ended; and of calls that are over, where they were booked from. */
export const pruneCalls: Task = async (_payload, { query }) => {
  await query("delete from strategy_calls where confirmed_at is null and held_until < now() - interval '1 day'");
  await query(
    'update strategy_calls set network_hash = null, site_hash = null where network_hash is not null and starts_at < now()',
  );
};
