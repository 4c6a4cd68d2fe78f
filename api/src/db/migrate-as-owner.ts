import type { Logger } from 'pino';
import { openCommandClient } from '#db/command-client';
import { migrate } from '#db/migrate';
import { migrateJobs } from '#db/migrate-jobs';

interface Options {
  /** The role that owns the schema. */
  ownerUrl: string;
  /** The role that the server runs as. */
  appUrl: string;
  log: Logger;
}

/**
 * Migrates the schema as its owner, and grants the server's role only reading and writing rows. Returns the names of the
 * applied migrations.
 */
export async function migrateAsOwner({ ownerUrl, appUrl, log }: Options): Promise<string[]> {
  const applied = await migrate({ url: ownerUrl, log });
  await migrateJobs(ownerUrl, log);
  const owner = await openCommandClient(ownerUrl, { name: 'migrate' });
  try {
    await owner.query(grantsTo(owner.escapeIdentifier(decodeURIComponent(new URL(appUrl).username))));
  } finally {
    await owner.end();
  }
  return applied;
}

/**
 * The schema belongs to its owner alone. The server cannot change the list of applied migrations, the list of archive
 * files or the audit log, whose archived entries a function deletes. The job queue has row security without policies,
 * which would hide all rows from the server.
 */
const grantsTo = (role: string) => `
  grant usage on schema public, graphile_worker to ${role};
  grant select, insert, update, delete on all tables in schema public, graphile_worker to ${role};
  grant usage, select on all sequences in schema public, graphile_worker to ${role};
  grant execute on all routines in schema graphile_worker to ${role};
  revoke insert, update, delete on mikro_orm_migrations, graphile_worker.migrations from ${role};
  revoke update, delete on audit_entries, archive_files from ${role};
  grant execute on function delete_archived_audit_entries(int, uuid[]) to ${role};
  do $$
  declare queue_table regclass;
  begin
    for queue_table in
      select oid::regclass from pg_class
       where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
         and not exists (select 1 from pg_policy where polrelid = pg_class.oid and polname = 'server')
    loop
      execute format('create policy server on %s using (true) with check (true)', queue_table);
    end loop;
  end $$`;
