import { sessionLimits } from '#limits/session-limits';
import type { RetentionSetting } from '#retention/retention-settings';

/** Rows that are deleted by age, or have columns cleared, without an archive. */
export interface PruneRule {
  /** The description in docs/operations.md. */
  data: string;
  table: string;
  /** What determines the age of a row: a column, or an expression. */
  age: string;
  /** How long rows are kept after that: a PostgreSQL interval, or a setting in days. */
  keep: string | { setting: RetentionSetting };
  /** The rows that may be deleted at that age; all if omitted. */
  where?: string;
  /** Columns that are cleared instead of deleting the row. */
  clear?: string[];
}

export interface PruneTask {
  /** The schedule, in crontab format. */
  schedule: string;
  rules: PruneRule[];
}

/** A PostgreSQL interval. */
function toInterval({ milliseconds }: { milliseconds: number }): string {
  const hours = milliseconds / 3_600_000;
  return hours % 24 === 0 ? `${hours / 24} days` : `${hours} hours`;
}

const isSignedInSql = `sess->'viewer' is not null`;
/** A session without a time of authentication was created by a version that did not record it. */
const signedInAtSql = `case when sess->'authenticatedAt' is null then '-infinity' else coalesce((sess->>'startedAt')::timestamptz, '-infinity') end`;

/** What each task deletes from tables of no domain. Redis expires its own sessions and counters; these are the database's. */
export const pruneTable: Record<string, PruneTask> = {
  pruneSessions: {
    schedule: '17 * * * *',
    rules: [
      { data: 'Sessions, after they expire', table: 'session', age: 'expire', keep: '0 days' },
      {
        data: 'Sessions, counted from the sign-in',
        table: 'session',
        age: signedInAtSql,
        keep: toInterval(sessionLimits.total),
        where: isSignedInSql,
      },
      {
        data: 'Sessions of administrators, counted from the sign-in',
        table: 'session',
        age: signedInAtSql,
        keep: toInterval(sessionLimits.totalOfAdministrators),
        where: `${isSignedInSql} and sess->'viewer'->>'role' = 'admin'`,
      },
    ],
  },
  pruneIdempotentReplies: {
    schedule: '27 * * * *',
    rules: [
      {
        data: 'Stored responses of an Idempotency-Key',
        table: 'idempotent_reply',
        age: 'created_at',
        keep: '24 hours',
      },
    ],
  },
  pruneRateLimits: {
    schedule: '57 * * * *',
    rules: [
      {
        data: 'Counters of rate limits, after their window',
        table: 'rate_limit',
        age: 'to_timestamp(expire / 1000.0)',
        keep: '0 days',
      },
    ],
  },
  pruneLiveEvents: {
    schedule: '*/15 * * * *',
    rules: [{ data: 'Live events, if there is no Redis', table: 'live_event', age: 'created_at', keep: '1 hour' }],
  },
};
