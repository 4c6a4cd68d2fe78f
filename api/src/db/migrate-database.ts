import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { migrate, findPendingMigrations } from '#db/migrate';
import { migrateAsOwner } from '#db/migrate-as-owner';
import { migrateJobs } from '#db/migrate-jobs';
import { StartError } from '#settings';

interface Options {
  /** Connected as the role of the server. */
  orm: MikroORM;
  url: string;
  /** The role that owns the schema; null if it is the role of the server. */
  ownerUrl: string | null;
  log: Logger;
}

/** The schema is older than this version, and the server may not change it. It may be migrated at any moment. */
export class MigrationsPending extends StartError {}

/** Migrates the schema and the job queue. Returns the names of the applied migrations. */
export async function migrateDatabase({ orm, url, ownerUrl, log }: Options): Promise<string[]> {
  if (ownerUrl) return migrateAsOwner({ ownerUrl, appUrl: url, log });
  try {
    const applied = await migrate({ url, log });
    await migrateJobs(url, log);
    return applied;
  } catch (cause) {
    if (!isPermissionDenied(cause)) throw cause;
    throw new MigrationsPending(
      `The database ${await describeSchemaVersion(orm)}, and the role of DATABASE_URL may not change its schema. Run \`npm run migrate\` with DATABASE_OWNER_URL, or set DATABASE_OWNER_URL here: docs/database-roles.md`,
      { cause },
    );
  }
}

async function describeSchemaVersion(orm: MikroORM): Promise<string> {
  try {
    const { newest, pending } = await findPendingMigrations(orm);
    const needed = pending.at(-1);
    if (needed) return `is at ${newest ?? 'no migration'}, this version needs ${needed}`;
  } catch {
    // Nothing was ever migrated, so the list of migrations cannot be read.
  }
  return 'needs migrations';
}

const isPermissionDenied = (error: unknown) => error instanceof Error && 'code' in error && error.code === '42501';
