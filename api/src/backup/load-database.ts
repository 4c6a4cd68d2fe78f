import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from } from 'pg-copy-streams';
import type { ArchivePart } from '#backup/archive-reader';
import type { Manifest } from '#backup/manifest';
import { jobsPart, type Table, parseTablePart, toTablePart } from '#backup/tables';

const jobBatchSize = 500;

/**
 * Fills the tables of a fresh schema in one transaction. Triggers, foreign keys and indexes wait until all rows are loaded:
 * building an index afterwards takes a fraction of the time.
 */
export class DatabaseLoader {
  readonly #client: Client;
  readonly #tables: Table[];
  /** Statements that restore what was dropped. */
  readonly #restoring: string[] = [];

  private constructor(client: Client, tables: Table[]) {
    this.#client = client;
    this.#tables = tables;
  }

  static async begin(client: Client, tables: Table[]): Promise<DatabaseLoader> {
    const loader = new DatabaseLoader(client, tables);
    await loader.#begin();
    return loader;
  }

  async #begin(): Promise<void> {
    const names = this.#tables.map(({ name }) => `public.${this.#client.escapeIdentifier(name)}`);
    await this.#client.query(
      `begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
       set local maintenance_work_mem = '256MB'`,
    );
    const { rows } = await this.#client.query<{ drop: string; restore: string }>(listDeferredSql);
    for (const { drop, restore } of rows) {
      await this.#client.query(drop);
      this.#restoring.unshift(restore);
    }
    for (const name of names) await this.#client.query(`alter table ${name} disable trigger user`);
    // Migrations may have inserted rows.
    await this.#client.query(`truncate ${names.join(', ')}`);
  }

  /** Returns whether this part of a backup belongs to the database. */
  async load({ name, bytes }: ArchivePart): Promise<boolean> {
    if (name === jobsPart) {
      await this.#addJobs(bytes);
      return true;
    }
    const table = this.#tables.find((each) => each.name === parseTablePart(name));
    if (!table) return false;
    const columns = table.columns.map((each) => this.#client.escapeIdentifier(each)).join(', ');
    const into = this.#client.query(
      from(`copy public.${this.#client.escapeIdentifier(table.name)} (${columns}) from stdin`),
    );
    await pipeline(bytes, into);
    return true;
  }

  async #addJobs(bytes: AsyncIterable<Buffer>): Promise<void> {
    let lines: string[] = [];
    const add = async () => {
      await this.#client.query(addJobs, [`[${lines.join(',')}]`]);
      lines = [];
    };
    for await (const line of createInterface(Readable.from(bytes))) {
      lines.push(line);
      if (lines.length === jobBatchSize) await add();
    }
    await add();
  }

  /** Throws and leaves the tables empty if rows are missing or inconsistent. */
  async commit({ parts, sequences }: Manifest): Promise<void> {
    for (const statement of this.#restoring) await this.#client.query(statement);
    for (const { name } of this.#tables) {
      const table = `public.${this.#client.escapeIdentifier(name)}`;
      await this.#client.query(`alter table ${table} enable trigger user`);
      const { rows } = await this.#client.query<{ count: string }>(`select count(*) from ${table}`);
      const [found, expected] = [Number(rows[0]?.count), parts[toTablePart(name)]?.rows];
      if (found !== expected) throw new Error(`The table ${name} has ${found} rows after the restore, not ${expected}`);
    }
    for (const { name, value } of sequences)
      await this.#client.query('select setval($1::regclass, $2)', [
        `public.${this.#client.escapeIdentifier(name)}`,
        value,
      ]);
    await this.#client.query('commit');
    await this.#client.query('analyze');
  }
}

const addJobs = `
  select graphile_worker.add_job(job.identifier, job.payload, job.queue_name, job.run_at, job.max_attempts, job.job_key, job.priority)
    from json_to_recordset($1) as job (identifier text, payload json, queue_name text, run_at timestamptz, max_attempts int,
      job_key text, priority int)`;

/** Foreign keys first: they need the indexes of the columns they reference. */
const listDeferredSql = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
         format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index join pg_class on pg_class.oid = indexrelid
   where relnamespace = 'public'::regnamespace and not exists (select 1 from pg_constraint where conindid = indexrelid)`;
