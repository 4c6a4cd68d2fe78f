import type { EntityClass, MikroORM } from '@mikro-orm/postgresql';
import { runMigrations } from 'graphile-worker';
import type { Logger } from 'pino';
import { migrate } from '#db/migrate';
import { migrateAsOwner, workerLogger } from '#db/migrate-as-owner';
import { StartError } from '#settings';

interface Options {
  /** Connected as the role of the server. */
  orm: MikroORM;
  url: string;
  /** The role that owns the schema; null where that is the role of the server. */
  ownerUrl: string | null;
  entities: EntityClass<object>[];
  log: Logger;
}

/** Brings the schema and the job queue up to date. Returns the names of the migrations that it applied. */
export async function migrateDatabase({ orm, url, ownerUrl, entities, log }: Options): Promise<string[]> {
  if (ownerUrl) return migrateAsOwner({ ownerUrl, appUrl: url, entities, log });
  try {
    const applied = await migrate(orm);
    await runMigrations({ connectionString: url, logger: workerLogger(log) });
    return applied;
  } catch (cause) {
    if (!isPermissionDenied(cause)) throw cause;
    throw new StartError(
      'The database needs migrations, and the role of DATABASE_URL may not change its schema. Run `npm run migrate` with DATABASE_OWNER_URL first, or set DATABASE_OWNER_URL here: docs/database-roles.md',
      { cause },
    );
  }
}

const isPermissionDenied = (error: unknown) => error instanceof Error && 'code' in error && error.code === '42501';
