import path from 'node:path';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM, defineConfig, type EntityClass } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { GuardedClient } from '#db/guarded-client';
import { answerBudget } from '#limits/answer-budget';

interface Options {
  url: string;
  entities: EntityClass<object>[];
  log: Logger;
  /** Connections of each pool at most. */
  connections?: number;
}

/** The connection pools, one for reads and one for everything else, and the mapping. Nothing is connected until the first query. */
export async function openOrm({ url, entities, log, connections = 10 }: Options): Promise<MikroORM> {
  return MikroORM.init(
    defineConfig({
      clientUrl: url,
      entities,
      logger: (message) => log.debug(message),
      colors: false,
      ensureDatabase: false,
      metadataProvider: ReflectMetadataProvider,
      extensions: [Migrator],
      pool: { min: 0, max: connections, idleTimeoutMillis: 30_000 },
      driverOptions: driverOptions('10x', answerBudget.writeTimeoutMs),
      // The same database under another timeout. Whatever reads outside a transaction goes there by itself.
      replicas: [{ driverOptions: driverOptions('10x reads', answerBudget.readTimeoutMs) }],
      // Tables that are not entities: without this, a new migration would drop them.
      schemaGenerator: {
        ignoreSchema: ['graphile_worker'],
        skipTables: ['session', 'idempotent_reply', 'rate_limit', 'visit_count', 'server', 'signing_secret', 'backups'],
      },
      migrations: {
        path: path.join(import.meta.dirname, 'migrations'),
        glob: '!(*.d).{js,ts}',
        emit: 'ts',
        snapshot: true,
        // Only `db create` writes it: a server that starts changes no source.
        snapshotOnMigrate: false,
        snapshotName: '.snapshot',
        dropTables: false,
        disableForeignKeys: false,
      },
    }),
  );
}

/** A function, because the ORM copies plain options, and the class of the client with them. */
const driverOptions = (name: string, timeout: number) => () => ({
  connectionTimeoutMillis: 5000,
  application_name: name,
  statement_timeout: timeout,
  Client: GuardedClient,
});

/** The pool behind the ORM, for what is faster or simpler in SQL: sessions, limits. */
export async function poolOf(orm: MikroORM): Promise<Pool> {
  return orm.em.getDriver().getConnection().getNativeClient() as Promise<Pool>;
}

/** The pool of reads, whose statements may run for 5 seconds. */
export async function readPoolOf(orm: MikroORM): Promise<Pool> {
  return orm.em.getDriver().getConnection('read').getNativeClient() as Promise<Pool>;
}
