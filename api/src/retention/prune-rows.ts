import type { JobHelpers, Task, TaskList } from 'graphile-worker';
import type { PruneRule, PruneTask } from '#retention/prune-table';
import type { RetentionSettings } from '#retention/retention-settings';

/** The maximum number of rows per statement, so that none holds its locks for long. */
const batchSize = 5_000;

/** The tasks that delete rows, by name. */
export const createPruneTasks = (table: Record<string, PruneTask>, retention: RetentionSettings): TaskList =>
  Object.fromEntries(
    Object.entries(table).map(([name, { rules }]): [string, Task] => [
      name,
      async (_payload, helpers) => {
        for (const rule of rules) await prune(rule, retention, helpers);
      },
    ]),
  );

/** Their schedule, as crontab lines. */
export const formatPruneCrontab = (table: Record<string, PruneTask>): string =>
  Object.entries(table)
    .map(([name, { schedule }]) => `${schedule} ${name}`)
    .join('\n');

async function prune(
  { table, age, keep, where = 'true', clear }: PruneRule,
  retention: RetentionSettings,
  { query, abortSignal }: JobHelpers,
): Promise<void> {
  const interval = typeof keep === 'string' ? keep : toInterval(retention[keep.setting]);
  if (interval === null) return;
  const change = clear
    ? `update ${table} set ${clear.map((column) => `${column} = null`).join(', ')}`
    : `delete from ${table}`;
  const sql = `
    ${change} where ctid = any(array(
      select ctid from ${table} where (${age}) < now() - $1::interval and ${where} limit ${batchSize} for update skip locked))`;
  for (;;) {
    abortSignal?.throwIfAborted();
    const { rowCount } = await query(sql, [interval]);
    if ((rowCount ?? 0) < batchSize) return;
  }
}

const toInterval = (days: number | null) => (days === null ? null : `${days} days`);
