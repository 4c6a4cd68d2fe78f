import pg from 'pg';
import { createClient, type RedisClientType } from 'redis';
import type { Check, Finding } from '#checks/check';
import { checks } from '#checks/checks';
import { mailToFiles } from '#checks/mail-to-files';
import { runChecks } from '#checks/run-checks';
import { findRunningEmbedded } from '#db/running-embedded';
import { connections } from '#doctor/connections';
import { databaseVersion } from '#doctor/database-version';
import { identityProvider } from '#doctor/identity-provider';
import { mailServer } from '#doctor/mail-server';
import { migrations } from '#doctor/migrations';
import { modelServer } from '#doctor/model-server';
import { nodeVersion } from '#doctor/node-version';
import { objectStorage } from '#doctor/object-storage';
import { openFileLimit } from '#doctor/open-files';
import type { Settings } from '#settings';

const allChecks: Check[] = [
  nodeVersion,
  databaseVersion,
  migrations,
  connections,
  objectStorage,
  mailServer,
  identityProvider,
  modelServer,
  openFileLimit,
  ...checks.filter((check) => check !== mailToFiles),
];

/** Checks the settings and everything they refer to, without changing anything. */
export async function runDoctor(settings: Settings): Promise<Finding[]> {
  await using built = new AsyncDisposableStack();
  const findings: Finding[] = [];
  const address = settings.database.kind === 'external' ? settings.database : findRunningEmbedded(settings.dataDir);
  const connectionString = address?.url ?? 'postgres://127.0.0.1:1/none';
  const pool = built.adopt(new pg.Pool({ connectionString, max: 2, connectionTimeoutMillis: 5000 }), (each) =>
    each.end(),
  );
  pool.on('error', () => undefined); // the running query fails as well
  const databaseFault = address ? await findError(() => pool.query('select 1')) : null;
  if (!address) findings.push({ name: 'database', level: 'ok', message: embeddedIsStopped });
  if (databaseFault !== null)
    findings.push({
      name: 'database',
      level: 'fault',
      message: `It doesn't respond: ${databaseFault}. Check DATABASE_URL.`,
    });

  let redis: RedisClientType | null = null;
  const redisFault = settings.redisUrl
    ? await findError(async () => {
        redis = built.adopt(await openRedis(settings.redisUrl ?? ''), (client) => client.destroy());
      })
    : null;
  if (redisFault !== null)
    findings.push({ name: 'redis', level: 'fault', message: `It doesn't respond: ${redisFault}. Check REDIS_URL.` });

  const hasDatabase = address !== null && databaseFault === null;
  const isMissing = { database: !hasDatabase, tables: !hasDatabase || !(await hasTables(pool)), redis: redis === null };
  const applicable = allChecks.filter(({ needs }) => !needs || !isMissing[needs]);
  return [...findings, ...(await runChecks(applicable, { settings, pool, redis, traffic: null }))];
}

/** Whether it has been migrated; if not, `migrations` says what to do. */
async function hasTables(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>(
    `select to_regclass('mikro_orm_migrations') is not null as found`,
  );
  return rows[0]?.found ?? false;
}

/** Tried once. */
async function openRedis(url: string): Promise<RedisClientType> {
  const client: RedisClientType = createClient({ url, socket: { connectTimeout: 5000, reconnectStrategy: false } });
  client.on('error', () => undefined); // connecting fails as well
  await client.connect();
  return client;
}

const embeddedIsStopped = 'The embedded database is not running: start the server to check it as well';

async function findError(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    // A name with several addresses has a reason for each.
    const [first] = error instanceof AggregateError ? error.errors : [error];
    return first instanceof Error ? first.message : String(first);
  }
}
