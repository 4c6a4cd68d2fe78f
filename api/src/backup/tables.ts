import type { ClientBase } from 'pg';

/** Sessions, attempt counters and running servers: a restored server starts without them. */
const transientTables = ['session', 'rate_limit', 'server', 'health_probe'];
/** Filled by the migrations themselves. */
const migrationTable = 'mikro_orm_migrations';

export interface Table {
  name: string;
  /** Stored columns only: PostgreSQL computes the generated ones. */
  columns: string[];
}

/** The tables to back up. Rows of unlogged tables may be lost at any time. */
export async function listTables(client: ClientBase, { transient }: { transient: boolean }): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
       from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' and attnum > 0 and not attisdropped and attgenerated = ''
        and not exists (select 1 from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
        and relname <> all ($1)
      group by relname order by relname`,
    [[migrationTable, ...(transient ? [] : transientTables)]],
  );
  return rows;
}

export const toTablePart = (name: string) => `tables/${name}.copy`;
export const parseTablePart = (part: string) => /^tables\/(.+)\.copy$/.exec(part)?.[1];
export const jobsPart = 'jobs.ndjson';
