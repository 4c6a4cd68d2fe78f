import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { createClient, type RedisClientType } from 'redis';
import { type Check, type Finding, faultFinding, okFinding, warningFinding } from '#checks/check';
import { checks } from '#checks/checks';
import { mailToFiles } from '#checks/mail-to-files';
import { runChecks } from '#checks/run-checks';
import { findRunningEmbedded } from '#db/running-embedded';
import { databaseVersion } from '#doctor/database-version';
import { mailServer } from '#doctor/mail-server';
import { migrations } from '#doctor/migrations';
import { modelServer } from '#doctor/model-server';
import type { Settings } from '#settings';
import { openFiles } from '#files/open-files';

const timeoutMs = 5000;

const identityProvider: Check = {
  name: 'external sign-in',
  async run({ settings: { oidc } }) {
    if (!oidc) return okFinding('OIDC_ISSUER is not set: people sign in with a password');
    const address = `${oidc.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
      if (response.ok && ((await response.json()) as { issuer?: string }).issuer)
        return okFinding(`${oidc.issuer} responds`);
      return faultFinding(`${address} responded with ${response.status}. Check OIDC_ISSUER.`);
    } catch (error) {
      return faultFinding(`${address} doesn't respond: ${getReason(error)}. Check OIDC_ISSUER.`);
    }
  },
};

const getReason = (error: unknown) =>
  error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error);

const minOpenFiles = 4096;

/** Each request, socket and connection of a server is an open file. */
const openFileLimit: Check = {
  name: 'open files',
  async run() {
    const limits = await readFile('/proc/self/limits', 'utf8').catch(() => null);
    const [, limit] = /^Max open files\s+(\S+)/m.exec(limits ?? '') ?? [];
    if (!limit) return okFinding('This system does not report its limit of open files');
    return limit !== 'unlimited' && Number(limit) < minOpenFiles
      ? warningFinding(
          `At most ${limit} files may be open. Raise the limit (ulimit -n, LimitNOFILE) to ${minOpenFiles} or more.`,
        )
      : okFinding(`Up to ${limit} files may be open`);
  },
};

const objectStorage: Check = {
  name: 'object storage',
  async run({ settings }) {
    const { bucket } = await openFiles(settings);
    if (!bucket) return okFinding(`Files are under ${settings.dataDir}: S3_BUCKET is not set`);
    try {
      await bucket.check();
      return okFinding(`The bucket ${bucket.name} responds`);
    } catch (error) {
      const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
      return faultFinding(`The bucket ${bucket.name} cannot be used (${reason}). Check the S3_… settings.`);
    } finally {
      await bucket.stop();
    }
  },
};

/** PostgreSQL refuses connections beyond max_connections: the next server to start, or an operator's psql. */
const connections: Check = {
  name: 'connections',
  needs: 'database',
  async run({ settings: { databaseConnections }, pool }) {
    const { rows } = await pool.query<{ used: number; most: number }>(
      `select (select count(*) from pg_stat_activity where backend_type = 'client backend')::int as used,
        current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most`,
    );
    const { used = 0, most = 0 } = rows[0] ?? {};
    const message = `${used} of ${most} connections to PostgreSQL are in use; each server opens up to ${databaseConnections}`;
    return used > most * 0.8 || databaseConnections > most
      ? warningFinding(`${message}. Raise max_connections, or lower DATABASE_CONNECTIONS.`)
      : okFinding(message);
  },
};

const minVersion = 24;

const nodeVersion: Check = {
  name: 'node',
  async run() {
    const { node } = process.versions;
    return Number.parseInt(node) >= minVersion
      ? okFinding(`Node.js ${node}`)
      : faultFinding(`This is Node.js ${node}. Install Node.js ${minVersion} or later.`);
  },
};

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
