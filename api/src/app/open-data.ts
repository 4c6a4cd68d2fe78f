import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { RedisClientType } from 'redis';
import type { Parts } from '#app';
import type { Base } from '#app/base';
import { openEmbedded } from '#app/open-embedded';
import { startStep } from '#app/start-step';
import { clock } from '#clock';
import { warnAboutPowerfulRole } from '#db/check-role';
import { allocateConnections } from '#db/connections';
import { logStatements } from '#db/log-statements';
import { openOrm, getPool, getReadPool } from '#db/orm';
import { ReadCache } from '#db/read-cache';
import { openSidePool } from '#db/side-pool';
import { openRedis } from '#db/redis';
import { entities } from '#entities';
import { openFiles } from '#files/open-files';
import type { DirectUploads } from '#files/direct-uploads';
import type { FileStore, ObjectStore } from '#files/file-store';
import type { Bus } from '#live/bus';
import { withBusMetrics } from '#live/with-bus-metrics';
import { openBus } from '#live/open-bus';
import { filterKindsWithSetting } from '#retention/archive-table';
import { archivedKinds } from '#retention-tables';

/** The data stores, and the bus that carries events between servers. */
export interface Data {
  databaseUrl: string;
  /** For the role that runs migrations, if it is a different one. */
  ownerUrl: string | null;
  orm: MikroORM;
  pool: Pool;
  /** For sessions and the counts of limits: a transaction may wait for these statements, so they never wait for its pool. */
  sessionPool: Pool;
  reads: ReadCache;
  /** The same over the connection pool of live events. */
  eventReads: ReadCache;
  redis: RedisClientType | null;
  bus: Bus;
  files: FileStore;
  /** The object storage client, only if files are in object storage. */
  objects: ObjectStore | null;
  direct: DirectUploads | null;
}

/** Opens the database, Redis and the file storage, and monitors their health from then on. */
export async function openData(base: Base, started: Parts['database'] = null): Promise<Data> {
  const { settings, log, lifecycle, health, metrics } = base;
  lifecycle.waitFor('database');
  const { url: databaseUrl, ownerUrl } =
    settings.database.kind === 'external'
      ? settings.database
      : (started ?? lifecycle.use(await openEmbedded({ folder: settings.dataDir, log })));
  const connections = allocateConnections(settings.databaseConnections, { hasRedis: Boolean(settings.redisUrl) });
  const orm = lifecycle.adopt(await openOrm({ url: databaseUrl, entities, log, connections }), (open) =>
    open.close(true),
  );
  const pool = await getPool(orm);
  const readPool = await getReadPool(orm);
  const openPool = (purpose: string, size: number) =>
    lifecycle.use(openSidePool({ databaseUrl, purpose, connections: size, log }), purpose).pool;
  const eventPool = openPool('event reads', connections.events);
  const sessionPool = connections.sessions > 0 ? openPool('sessions', connections.sessions) : pool;
  for (const [name, each] of Object.entries({
    write: pool,
    read: readPool,
    events: eventPool,
    ...(sessionPool !== pool && { sessions: sessionPool }),
  })) {
    metrics.watchPool(name, each);
    logStatements(each, name, log);
  }
  metrics.watchDatabase(
    pool,
    filterKindsWithSetting(archivedKinds, settings.retention).map(({ kind }) => kind),
  );
  metrics.watchDependencies(health);
  await startStep(base, 'database', () => warnAboutPowerfulRole(pool, log));
  lifecycle.use(await startStep(base, 'database', () => clock.follow(pool, log)), 'clock');
  health.watch('database', async () => Boolean(await pool.query('select 1')));

  const { redisUrl } = settings;
  const redis = redisUrl
    ? lifecycle.adopt(await startStep(base, 'redis', () => openRedis(redisUrl, log)), (client) => client.destroy())
    : null;
  // Probed by writing: a full disk or a replica still answers a ping.
  if (redis)
    health.watch(
      'redis',
      async () => (await redis.set('10x:probe', '1', { expiration: { type: 'EX', value: 60 } })) === 'OK',
    );
  const events = await startStep(base, 'events', () => openBus({ settings, redis, databaseUrl, log }));
  const bus = withBusMetrics(lifecycle.use(events, 'events'), metrics);
  health.watch('events', () => bus.isHealthy());

  lifecycle.waitFor('files');
  const { files, objects, direct, bucket } = await openFiles(settings);
  if (bucket) {
    lifecycle.use(bucket);
    await startStep(base, 'files', () => bucket.check());
    health.watch('files', () => bucket.check());
  }
  const guardsRows = !settings.production;
  const reads = new ReadCache(readPool, orm.getMetadata(), { guardsRows });
  const eventReads = new ReadCache(eventPool, orm.getMetadata(), { guardsRows });
  return { databaseUrl, ownerUrl, orm, pool, sessionPool, reads, eventReads, redis, bus, files, objects, direct };
}
