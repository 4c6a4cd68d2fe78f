import type { Task } from 'graphile-worker';
import { sessionLimits } from '#limits/session-limits';

const sql = `
  delete from session
   where expire < now()
      or sess->'viewer' is not null and sess->'authenticatedAt' is null
      or sess->'viewer' is not null and coalesce((sess->>'startedAt')::timestamptz, '-infinity')
           < now() - make_interval(secs => case when sess->'viewer'->>'role' = 'admin' then $1::float8 else $2::float8 end)`;

/** Sessions that nobody came back to, that have reached their end, or that a version made which did not note the sign-in. Redis forgets its own; these are the database's. */
export const pruneSessions: Task = async (_payload, { query }) => {
  const { total, totalOfAdministrators } = sessionLimits;
  await query(sql, [totalOfAdministrators.milliseconds / 1000, total.milliseconds / 1000]);
};
