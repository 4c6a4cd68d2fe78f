import type { Pool } from 'pg';

export interface DatabaseFigures {
  jobs: Array<{ task: string; state: string; count: number; oldestSeconds: number }>;
  replies: Array<{ state: string; count: number }>;
  /** Unix time; null where there is no backup. */
  lastBackupAt: number | null;
  /** Unix time of the last run that left nothing to archive, for each kind with a setting on this server. */
  archivedAt: Array<{ kind: string; at: number }>;
}

const jobs = `
select task, state, count(*)::int as count, max(extract(epoch from now() - run_at))::float8 as "oldestSeconds"
  from (select task_identifier as task, run_at,
               case when locked_at is not null then 'running'
                    when attempts >= max_attempts then 'failed'
                    when run_at <= now() then 'waiting'
                    when attempts > 0 then 'retrying'
                    else 'scheduled' end as state
          from graphile_worker.jobs) j
 group by task, state`;

const replies = `
select case when lease_until < now() then 'abandoned' when runner is null then 'waiting' else 'running' end as state,
       count(*)::int as count
  from messages where status = 'streaming' group by 1`;

const backups = `select extract(epoch from max(finished_at))::float8 as "lastBackupAt" from backups`;

const archived = `select kind, extract(epoch from succeeded_at)::float8 as at from retention_runs where kind = any($1)`;

/** Figures that come from the database: the same on all servers with the same settings. */
export async function readDatabaseFigures(pool: Pool, archivedKinds: readonly string[]): Promise<DatabaseFigures> {
  const client = await pool.connect();
  try {
    const found = await client.query<DatabaseFigures['jobs'][number]>(jobs);
    const streaming = await client.query<DatabaseFigures['replies'][number]>(replies);
    const { rows } = await client.query<Pick<DatabaseFigures, 'lastBackupAt'>>(backups);
    const runs = await client.query<DatabaseFigures['archivedAt'][number]>(archived, [archivedKinds]);
    return {
      jobs: found.rows,
      replies: streaming.rows,
      lastBackupAt: rows[0]?.lastBackupAt ?? null,
      archivedAt: runs.rows,
    };
  } finally {
    client.release();
  }
}
