import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { getServerAccount, grantServerAccess } from '#db/embedded-account';
import { findPrograms, getMajorVersion, type Programs } from '#db/embedded-binaries';
import { readClusterVersion, createCluster } from '#db/embedded-cluster';
import { database, hasOldSuperuser, derivePassword, prepareRoles, renameOldSuperuser, roles } from '#db/embedded-roles';
import { startServer, findRunningPort, stopServer } from '#db/embedded-server';
import { findFreePort } from '#db/free-port';
import { rotatePostgresLog } from '#db/rotate-postgres-log';
import { StartError } from '#settings';

/** Our own PostgreSQL: a separate process with its data under a folder, on 127.0.0.1, with a password that only we have. */
export interface EmbeddedDatabase {
  /** For the server: an ordinary role that reads and writes rows. */
  url: string;
  /** For migrations: the role that owns the schema. */
  ownerUrl: string;
  /** For tools and tests: unrestricted access to the cluster. */
  superuserUrl: string;
  /** True if a server that outlived its parent was adopted. */
  adopted: boolean;
  stop(): Promise<void>;
}

interface Options {
  /** Contains `postgres/` (the cluster), `postgres.password` and `postgres.log`. */
  folder: string;
  log: Logger;
  /** The port to listen on; any free port by default. */
  port?: number;
  /** Server options as `name=value`. */
  flags?: string[];
  /** The programs of an older version, for a cluster it created. */
  programs?: Programs;
}

/**
 * Starts PostgreSQL, or adopts the one that a killed parent left running. Restarts it if it dies. Throws if the folder is
 * in use by another running server, or if PostgreSQL does not start.
 */
export async function startEmbedded({
  folder,
  log,
  port: preferredPort,
  flags = [],
  programs,
}: Options): Promise<EmbeddedDatabase> {
  const data = path.join(folder, 'postgres');
  const serverLog = path.join(folder, 'postgres.log');
  const passwordFile = path.join(folder, 'postgres.password');
  const { initdb, postgres } = programs ?? (await findPrograms());
  requireVersion(data, postgres);
  mkdirSync(folder, { recursive: true });
  grantServerAccess(folder);
  const runAs = getServerAccount([data, postgres]);
  if (!existsSync(data)) createCluster({ data, password: passwordFile }, roles.superuser, initdb, runAs);
  const password = readFileSync(passwordFile, 'utf8').trim();

  const running = findRunningPort(data);
  const port = running ?? preferredPort ?? (await findFreePort());
  const getAddress = (role: string, name: string) =>
    `postgres://${role}:${derivePassword(role, password)}@127.0.0.1:${port}/${name}`;
  const superuserUrl = getAddress(roles.superuser, 'postgres');
  const run = async () => {
    if (findRunningPort(data) === null) await startServer({ data, log: serverLog, postgres, runAs, port, flags });
  };
  const startAndLock = async (): Promise<pg.Client> => {
    await run();
    return lockCluster(superuserUrl, folder);
  };

  let stopping = false;
  await run();
  if (await hasOldSuperuser(superuserUrl))
    await renameOldSuperuser(getAddress, password, (url) => lockCluster(url, folder));
  let owner = await startAndLock();
  await prepareRoles(owner, getAddress, password);
  const watch = (client: pg.Client) => {
    owner = client;
    // A lost connection may emit more than one error.
    let lost = false;
    client.on('error', (err) => {
      if (!lost) void recover(err);
      lost = true;
    });
  };
  const recover = async (err: unknown) => {
    while (!stopping) {
      log.error({ err }, 'the embedded database exited; restarting it');
      try {
        return watch(await startAndLock());
      } catch (failure) {
        err = failure;
        await delay(1000);
      }
    }
  };
  watch(owner);
  const rotate = () =>
    rotatePostgresLog(serverLog).catch((err: unknown) => log.warn({ err }, 'failed to rotate the PostgreSQL log'));
  const rotation = setInterval(() => void rotate(), 10 * 60_000).unref();
  await rotate();
  return {
    url: getAddress(roles.app, database),
    ownerUrl: getAddress(roles.owner, database),
    superuserUrl: getAddress(roles.superuser, database),
    adopted: running !== null,
    stop: async () => {
      stopping = true;
      clearInterval(rotation);
      await owner.end();
      await stopServer(data);
    },
  };
}

/** PostgreSQL only reads clusters of its own major version. */
function requireVersion(data: string, postgres: string): void {
  const [found, brought] = [readClusterVersion(data), getMajorVersion(postgres)];
  if (found === null || found === brought) return;
  throw new StartError(
    found < brought
      ? `The embedded database was written by PostgreSQL ${found}, and this version includes ${brought}. Start the server once: it upgrades the database.`
      : `The embedded database was written by PostgreSQL ${found}, and this version includes only ${brought}. Start the version that wrote it, or a later one.`,
  );
}

/** The session that holds this lock owns the cluster; the lock ends with the process, however it exits. */
async function lockCluster(url: string, folder: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'owner' });
  await client.connect();
  // A predecessor that was just killed may still hold it for a moment.
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock(8242) as alone');
    if (rows[0]?.alone) return client;
    await delay(100);
  }
  await client.end();
  throw new StartError(
    `The data folder ${folder} is in use by another running server. Stop that one, or set DATA_DIR to another folder.`,
  );
}
