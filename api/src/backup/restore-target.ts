import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Client } from 'pg';
import { StartError } from '#settings';

/** What a restore writes into the data folder. */
export const restoredNames = [
  'postgres',
  'postgres.password',
  'files',
  'releases',
  'outbox',
  'session.secret',
  'release.key',
] as const;

/** Throws where the data folder holds what a restore would replace. */
export function requireEmptyDataDir(dataDir: string): void {
  const found = restoredNames.filter((name) => isFilled(path.join(dataDir, name)));
  if (found.length > 0)
    throw new StartError(
      `${dataDir} is not empty: it has ${found.join(', ')}. Set DATA_DIR to a new folder, or move the old one away first.`,
    );
}

const isFilled = (file: string) =>
  existsSync(file) &&
  (!statSync(file).isDirectory() ||
    readdirSync(file, { recursive: true, withFileTypes: true }).some((entry) => entry.isFile()));

/** Throws where the database has tables. */
export async function requireEmptyDatabase(client: Client): Promise<void> {
  const { rows } = await client.query<{ tables: string; name: string }>(
    `select count(*) as tables, current_database() as name from pg_class
      where relkind in ('r', 'p', 'v', 'm') and relnamespace in (select oid from pg_namespace where nspname in ('public', 'graphile_worker'))
        and not exists (select 1 from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`,
  );
  const [found] = rows;
  if (Number(found?.tables) > 0)
    throw new StartError(
      `The database ${found?.name} is not empty: it has ${found?.tables} tables. Create a new database and set DATABASE_URL to it.`,
    );
}

/** Takes away what a restore that failed has made in a database that was empty. */
export async function emptyDatabase(client: Client): Promise<void> {
  await client.query(`
    drop schema if exists graphile_worker cascade;
    do $$
    declare statement text;
    begin
      for statement in
        select format('drop table if exists %s cascade', oid::regclass) from pg_class
         where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
           and not exists (select 1 from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
        union all
        select format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc
         where pronamespace = 'public'::regnamespace
           and not exists (select 1 from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
      loop
        execute statement;
      end loop;
    end $$`);
}
