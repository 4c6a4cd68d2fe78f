import { existsSync, lstatSync, readdirSync, rmdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from 'pg';
import { StartError } from '#settings';

/** What a restore writes into the data folder, in this order: the database is last, so that it never exists without its files. */
const restoredNames = [
  'files',
  'releases',
  'outbox',
  'session.secret',
  'release.key',
  'postgres.password',
  'postgres',
] as const;

/** Where a restore collects files until the database is committed. */
export const getStagingDir = (dataDir: string) => path.join(dataDir, 'restoring');
/** Marker in the staging folder: the database has its rows, so these files must not be deleted. */
const commitMarker = '.committed';

/** Throws if the data folder holds files that a restore would replace. */
export function requireEmptyDataDir(dataDir: string): void {
  const found = restoredNames.filter((name) => isFilled(path.join(dataDir, name)));
  if (found.length > 0)
    throw new StartError(
      `${dataDir} is not empty: it has ${found.join(', ')}. Set DATA_DIR to a new folder, or move the old one away first.`,
    );
}

/** Includes symbolic links, which a folder can't replace. */
function isFilled(file: string): boolean {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats !== undefined;
  return readdirSync(file, { recursive: true, withFileTypes: true }).some((entry) => !entry.isDirectory());
}

/** Removes folders without files, which a rename can't replace. Never deletes a file: a server may have just written it. */
export function removeEmptyTargets(dataDir: string): void {
  requireEmptyDataDir(dataDir);
  for (const name of restoredNames) removeEmptyFolder(path.join(dataDir, name));
}

function removeEmptyFolder(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) removeEmptyFolder(path.join(folder, name));
  rmdirSync(folder);
}

/** From now on the files in the staging folder are the only ones that match the database. */
export async function markCommitted(staging: string): Promise<void> {
  await writeFile(path.join(staging, commitMarker), '', { flush: true });
}

export const isCommitted = (staging: string) => existsSync(path.join(staging, commitMarker));

export async function moveIntoPlace(staging: string, dataDir: string): Promise<void> {
  for (const name of restoredNames)
    if (existsSync(path.join(staging, name))) await rename(path.join(staging, name), path.join(dataDir, name));
}

/** Throws if a restore has committed the database but not moved all files. */
export function requireFinishedRestore(dataDir: string): void {
  if (isCommitted(getStagingDir(dataDir))) throw unfinishedRestoreError(dataDir);
}

export function unfinishedRestoreError(dataDir: string, cause?: unknown): StartError {
  const staging = getStagingDir(dataDir);
  const reason = cause instanceof Error ? `: ${cause.message}` : '';
  return new StartError(
    `A restore did not finish${reason}. The database has its rows, and files that belong to them are still in ${staging}. Move everything from there to ${dataDir}, then delete ${staging}.`,
    { cause },
  );
}

/** Throws if the database has tables. */
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

/** Removes what a failed restore created in an empty database. */
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
