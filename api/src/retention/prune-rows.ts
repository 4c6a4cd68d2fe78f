import type { JobHelpers, Task } from 'graphile-worker';
import { type PruneRule, pruneTable, type PruneTaskName, pruneTaskNames } from '#retention/prune-table';
import type { RetentionSettings } from '#retention/retention-settings';

/** The maximum number of rows per statement, so that none holds its locks for long. */
const batchSize = 5_000;

/** The tasks of the table, by name. */
export const pruneTasks = (retention: RetentionSettings): Record<PruneTaskName, Task> =>
  Object.fromEntries(
    pruneTaskNames.map((name): [string, Task] => [
      name,
      async (_payload, helpers) => {
        for (const rule of pruneTable[name].rules) await prune(rule, retention, helpers);
      },
    ]),
  ) as Record<PruneTaskName, Task>;

/** Their schedule, as crontab lines. */
export const pruneCrontab = pruneTaskNames.map((name) => `${pruneTable[name].schedule} ${name}`).join('\n');

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
