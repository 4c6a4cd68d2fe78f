import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { type DatabaseFigures, readDatabaseFigures } from '#metrics/database-figures';
import { withShortCache } from '#metrics/short-cache';

const replyStates = ['waiting', 'running', 'abandoned'];

/** Jobs, replies and backups, read from the database. They are the same on every server: aggregate with `max`, not `sum`. */
export function createDatabaseMetrics(registry: Registry): (pool: Pool, archivedKinds: readonly string[]) => void {
  let figures: () => Promise<DatabaseFigures | null> = async () => null;
  const gauge = <L extends string>(
    name: string,
    help: string,
    labelNames: L[],
    show: (gauge: Gauge<L>, figures: DatabaseFigures) => void,
  ) =>
    new Gauge<L>({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const found = await figures();
        // An unknown value is absent rather than stale.
        this.reset();
        if (labelNames.length === 0) this.remove();
        if (found) show(this, found);
      },
    });
  gauge(
    'jobs',
    'Jobs by task and state; failed ones have used all their attempts',
    ['task', 'state'],
    (jobs, found) => {
      for (const { task, state, count } of found.jobs) jobs.set({ task, state }, count);
    },
  );
  gauge('jobs_oldest_waiting_seconds', 'Age of the oldest job that is due and not running', ['task'], (age, found) => {
    for (const { task, state, oldestSeconds } of found.jobs) if (state === 'waiting') age.set({ task }, oldestSeconds);
  });
  gauge(
    'replies',
    'Jarvis replies in progress; an abandoned one should be taken over within ten seconds',
    ['state'],
    (replies, found) => {
      for (const state of replyStates)
        replies.set({ state }, found.replies.find((row) => row.state === state)?.count ?? 0);
    },
  );
  gauge('backup_last_success_timestamp_seconds', 'When the last `npm run backup` finished', [], (backup, found) => {
    if (found.lastBackupAt === null) backup.remove();
    else backup.set(found.lastBackupAt);
  });
  gauge(
    'retention_last_success_timestamp_seconds',
    'When the last run that left no rows to archive ended, for each kind with a setting',
    ['kind'],
    (archived, found) => {
      for (const { kind, at } of found.archivedAt) archived.set({ kind }, at);
    },
  );
  return (pool, archivedKinds) => {
    figures = withShortCache(() => readDatabaseFigures(pool, archivedKinds));
  };
}
