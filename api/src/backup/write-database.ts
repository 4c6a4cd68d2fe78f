import type { Client } from 'pg';
import { to } from 'pg-copy-streams';
import type { ArchiveWriter } from '#backup/archive-writer';
import { type About, aboutFileName, type Manifest } from '#backup/manifest';
import { StartError } from '#settings';
import { jobsPart, listTables, toTablePart } from '#backup/tables';

interface Options {
  /** For the role that owns the schema. */
  client: Client;
  archive: ArchiveWriter;
  /** Includes sessions and counters, for a copy that immediately replaces the original. */
  transient: boolean;
  secrets: string[];
  report: (line: string) => void;
}

/** One snapshot for everything that is read until `commit`, even while servers write. */
export async function beginSnapshot(client: Client): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
  await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
}

/** Writes every row of the snapshot to back up, in PostgreSQL's COPY format. */
export async function writeDatabase(options: Options): Promise<Manifest['sequences']> {
  const { client, archive, transient, secrets, report } = options;
  if ((await queryFirstValue(client, "select to_regclass('mikro_orm_migrations')")) === 'null')
    throw new StartError('The database has no tables yet: there is nothing to back up.');
  const tables = await listTables(client, { transient });
  await archive.addJson(aboutFileName, {
    format: 1,
    createdAt: await queryFirstValue(client, `select to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`),
    postgres: await queryFirstValue(client, 'show server_version'),
    migrations: await queryColumn(client, 'select name from mikro_orm_migrations order by id'),
    tables,
    secrets,
  } satisfies About);
  for (const { name, columns } of tables) {
    const list = columns.map((each) => client.escapeIdentifier(each)).join(', ');
    const rows = client.query(to(`copy public.${client.escapeIdentifier(name)} (${list}) to stdout`));
    await archive.addRows(toTablePart(name), rows, () => rows.rowCount);
    if (rows.rowCount > 0) report(`${name}: ${rows.rowCount.toLocaleString('en')} rows`);
  }
  const jobs = client.query(to(copyJobsSql));
  await archive.addRows(jobsPart, jobs, () => jobs.rowCount);
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
      where schemaname = 'public' and last_value is not null and sequencename not like 'mikro_orm_migrations%' order by 1`,
  );
  return rows;
}

/**
 * Pending jobs, such as queued emails, as one JSON object per line. They are restored with `add_job`, so that the queue's
 * own tables may change. JSON never contains the CSV quote characters used here.
 */
const copyJobsSql = `copy (
  select json_build_object('identifier', task.identifier, 'payload', job.payload, 'queue_name', queue.queue_name,
      'run_at', job.run_at, 'max_attempts', job.max_attempts, 'job_key', job.key, 'priority', job.priority)
    from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    left join graphile_worker._private_job_queues queue on queue.id = job.job_queue_id
   where job.attempts < job.max_attempts
   order by job.id
) to stdout (format csv, delimiter E'\\x01', quote E'\\x02')`;

async function queryColumn(client: Client, sql: string): Promise<string[]> {
  const { rows } = await client.query<string[]>({ text: sql, rowMode: 'array' });
  return rows.map(([value]) => String(value));
}

const queryFirstValue = async (client: Client, sql: string) => (await queryColumn(client, sql))[0] ?? '';
