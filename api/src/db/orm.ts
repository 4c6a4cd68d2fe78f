import path from 'node:path';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM, defineConfig, type EntityClass } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { GuardedClient } from '#db/guarded-client';
import { GuardedPool } from '#db/guarded-pool';
import { CarriedOutSubscriber } from '#db/idempotent-request';
import { policies } from '#dependencies/policies';

interface Options {
  url: string;
  entities: EntityClass<object>[];
  log: Logger;
  /** Maximum connections of each pool. */
  connections?: { writes: number; reads: number };
  /** For migrations: how long a statement may wait for a lock. */
  lockTimeoutMs?: number;
}

/** How long a transaction may hold its locks while idle, in milliseconds: its server may have crashed. */
const idleTransactionMs = 8_000;

/** The connection pools, one for reads and one for everything else, and the ORM. Connects on the first query. */
export async function openOrm({
  url,
  entities,
  log,
  connections = { writes: 10, reads: 10 },
  lockTimeoutMs,
}: Options): Promise<MikroORM> {
  return MikroORM.init(
    defineConfig({
      clientUrl: url,
      entities,
      subscribers: [new CarriedOutSubscriber()],
      discovery: { warnWhenNoEntities: false },
      logger: (message) => log.debug(message),
      colors: false,
      ensureDatabase: false,
      metadataProvider: ReflectMetadataProvider,
      extensions: [Migrator],
      pool: { min: 0, idleTimeoutMillis: 30_000 },
      driverOptions: driverOptions('10x', connections.writes, lockTimeoutMs),
      // The same database. Reads outside a transaction use it automatically, and writes do not wait for them.
      replicas: [{ driverOptions: driverOptions('10x reads', connections.reads) }],
      // Tables without an entity, and functions: otherwise a new migration would drop them.
      schemaGenerator: {
        ignoreSchema: ['graphile_worker'],
        ignoreRoutines: true,
        skipTables: [
          'session',
          'idempotent_reply',
          'rate_limit',
          'visit_count',
          'server',
          'signing_secret',
          'backups',
          'archive_files',
          'retention_runs',
          'health_probe',
          'live_event',
          'totals',
        ],
      },
      migrations: {
        path: path.join(import.meta.dirname, 'migrations'),
        glob: '!(*.d).{js,ts}',
        emit: 'ts',
        snapshot: true,
        // Only `db create` writes it: a starting server does not change source files.
        snapshotOnMigrate: false,
        snapshotName: '.snapshot',
        dropTables: false,
        disableForeignKeys: false,
        // Each on its own, so that one that needs no transaction can run without.
        allOrNothing: false,
      },
    }),
  );
}

/** A function, because the ORM copies plain options, and the client's class with them. */
const driverOptions = (name: string, max: number, lockTimeoutMs?: number) => () => ({
  ...connectionOptions(name, max),
  ...(lockTimeoutMs !== undefined && { lock_timeout: lockTimeoutMs }),
  idle_in_transaction_session_timeout: idleTransactionMs,
  onPoolCreated: (pool: Pool) => new GuardedPool(pool),
});

/** Settings of every pool of connections to PostgreSQL. */
export const connectionOptions = (name: string, max: number) => ({
  max,
  application_name: name,
  connectionTimeoutMillis: policies.database.connectMs,
  statement_timeout: policies.database.statementMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  Client: GuardedClient,
});

/** The ORM's pool, for what is faster or simpler in SQL. */
export async function getPool(orm: MikroORM): Promise<Pool> {
  return orm.em.getDriver().getConnection().getNativeClient() as Promise<Pool>;
}

/** The pool of reads. */
export async function getReadPool(orm: MikroORM): Promise<Pool> {
  return orm.em.getDriver().getConnection('read').getNativeClient() as Promise<Pool>;
}
