import path from 'node:path';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM, defineConfig, type EntityClass } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

interface Options {
  url: string;
  entities: EntityClass<object>[];
  log: Logger;
  /** Connections at most. */
  connections?: number;
}

/** The one connection pool and the mapping. Nothing is connected until the first query. */
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
      driverOptions: { connectionTimeoutMillis: 5000, application_name: '10x' },
      // Tables that are not entities: without this, a new migration would drop them.
      schemaGenerator: {
        ignoreSchema: ['graphile_worker'],
        skipTables: ['session', 'idempotent_reply', 'rate_limit', 'visit_count'],
      },
      migrations: {
        path: path.join(import.meta.dirname, 'migrations'),
        glob: '!(*.d).{js,ts}',
        emit: 'ts',
        snapshot: true,
        snapshotName: '.snapshot',
        dropTables: false,
        disableForeignKeys: false,
      },
    }),
  );
}

/** The pool behind the ORM, for what is faster or simpler in SQL: reads, sessions. */
export async function poolOf(orm: MikroORM): Promise<Pool> {
  return orm.em.getDriver().getConnection().getNativeClient() as Promise<Pool>;
}
