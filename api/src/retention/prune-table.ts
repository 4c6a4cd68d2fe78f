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

interface PruneTask {
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

/** What each task deletes. Redis expires its own sessions and counters; these are the database's. */
export const pruneTable = {
  pruneCalls: {
    schedule: '22 * * * *',
    rules: [
      {
        data: 'Bookings that were never confirmed, after their hold',
        table: 'strategy_calls',
        age: 'held_until',
        keep: '1 day',
        where: 'confirmed_at is null',
      },
      {
        data: 'Where a call was booked from (hashes of networks), after its start',
        table: 'strategy_calls',
        age: 'starts_at',
        keep: '0 days',
        where: 'network_hash is not null',
        clear: ['network_hash', 'site_hash'],
      },
    ],
  },
  pruneSessions: {
    schedule: '17 * * * *',
    rules: [
      { data: 'Sessions, after they expire', table: 'session', age: 'expire', keep: '0 days' },
      {
        data: 'Sessions, after the sign-in',
        table: 'session',
        age: signedInAtSql,
        keep: toInterval(sessionLimits.total),
        where: isSignedInSql,
      },
      {
        data: 'Sessions of administrators, after the sign-in',
        table: 'session',
        age: signedInAtSql,
        keep: toInterval(sessionLimits.totalOfAdministrators),
        where: `${isSignedInSql} and sess->'viewer'->>'role' = 'admin'`,
      },
    ],
  },
  pruneIdempotentReplies: {
    schedule: '27 * * * *',
    rules: [{ data: 'Answers for an Idempotency-Key', table: 'idempotent_reply', age: 'created_at', keep: '24 hours' }],
  },
  prunePasswordResets: {
    schedule: '47 * * * *',
    rules: [
      {
        data: 'Password reset links, after they expire',
        table: 'password_resets',
        age: 'expires_at',
        keep: '1 day',
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
    rules: [{ data: 'Live events, where there is no Redis', table: 'live_event', age: 'created_at', keep: '1 hour' }],
  },
  pruneSignIns: {
    schedule: '7 * * * *',
    rules: [
      {
        data: 'Sign-ins that wait for a second factor',
        table: 'second_factor_challenges',
        age: 'created_at',
        keep: '1 hour',
      },
      { data: 'Used flows of external sign-in', table: 'spent_flows', age: 'created_at', keep: '1 hour' },
    ],
  },
  pruneReleaseFaults: {
    schedule: '12 3 * * *',
    rules: [
      { data: 'Faults of portals', table: 'release_faults', age: 'created_at', keep: '30 days' },
      { data: 'Page loads of new versions', table: 'release_loads', age: 'updated_at', keep: '1 day' },
      {
        data: 'Overrides of portals, after they expire',
        table: 'remote_overrides',
        age: 'expires_at',
        keep: '30 days',
      },
    ],
  },
  pruneSecurityEvents: {
    schedule: '22 3 * * *',
    rules: [
      {
        data: 'Security log',
        table: 'security_events',
        age: 'created_at',
        keep: { setting: 'SECURITY_LOG_DAYS' },
      },
    ],
  },
} as const satisfies Record<string, PruneTask>;

export type PruneTaskName = keyof typeof pruneTable;
export const pruneTaskNames = Object.keys(pruneTable) as PruneTaskName[];
