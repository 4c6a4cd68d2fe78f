import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { account, type Account, command } from '#db/embedded-account';
import { binaries } from '#db/embedded-binaries';
import { freePort } from '#db/free-port';
import { StartError } from '#settings';

/** A PostgreSQL of our own: a separate process, its data under `folder`, reachable on 127.0.0.1 with a password that only we hold. */
export interface EmbeddedDatabase {
  url: string;
  /** True where a server that outlived its parent was taken over. */
  adopted: boolean;
  stop(): Promise<void>;
}

interface Options {
  /** Holds `postgres/` (the cluster), `postgres.password` and `postgres.log`. */
  folder: string;
  log: Logger;
  /** Where to listen; any free port unless it is given. */
  port?: number;
  /** Server options, as in `-c name=value`. */
  flags?: string[];
}

const user = 'app';
const database = 'app';
const startTimeout = 30_000;

/**
 * Starts PostgreSQL, or adopts the one that a killed parent left running.
 * Throws where the folder is in use by another running server, or where PostgreSQL does not start.
 */
export async function startEmbedded({ folder, log, port: wanted, flags = [] }: Options): Promise<EmbeddedDatabase> {
  const files = {
    data: path.join(folder, 'postgres'),
    password: path.join(folder, 'postgres.password'),
    log: path.join(folder, 'postgres.log'),
  };
  const bin = await binaries();
  mkdirSync(folder, { recursive: true });
  const runAs = account([files.data, bin.postgres]);
  if (!existsSync(files.data)) createCluster(files, bin.initdb, runAs);
  const password = readFileSync(files.password, 'utf8').trim();

  const running = runningPort(files.data);
  const port = running ?? (await launch(files, bin.postgres, runAs, flags, wanted ?? (await freePort())));
  const address = (name: string) => `postgres://${user}:${password}@127.0.0.1:${port}/${name}`;
  const lock = await holdAlone(address('postgres'), folder, log);
  return {
    url: address(database),
    adopted: running !== null,
    stop: async () => {
      await lock.end();
      await shutDown(files.data);
    },
  };
}

function createCluster(files: { data: string; password: string }, initdb: string, runAs: Account): void {
  // Made beside its place and moved there whole: what was interrupted here is never taken for a cluster.
  const fresh = `${files.data}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  writeFileSync(files.password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (runAs.ids) for (const file of [fresh, files.password]) chownSync(file, runAs.ids.uid, runAs.ids.gid);
  // The builtin provider keeps sorting and encoding the same on every machine, whatever its locale.
  const options = [
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--auth=scram-sha-256',
    '--no-instructions',
    '--no-sync',
  ];
  const [file, args] = command(runAs, initdb, ['-D', fresh, '-U', user, `--pwfile=${files.password}`, ...options]);
  execFileSync(file, args, { ...runAs.spawn, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  renameSync(fresh, files.data);
}

async function launch(
  files: { data: string; log: string },
  postgres: string,
  runAs: Account,
  flags: string[],
  port: number,
): Promise<number> {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...flags].flatMap((flag) => ['-c', flag]);
  const [file, args] = command(runAs, postgres, ['-D', files.data, '-p', String(port), ...settings]);
  const deadline = Date.now() + startTimeout;
  while (Date.now() < deadline) {
    rmSync(pidFile(files.data), { force: true });
    // A file, not a pipe: PostgreSQL outlives a parent that is killed.
    const log = openSync(files.log, 'a');
    const child = spawn(file, args, { ...runAs.spawn, cwd: '/', stdio: ['ignore', log, log], detached: true });
    closeSync(log);
    child.unref();
    let failure: Error | null = null;
    child
      .on('error', (error) => (failure = error))
      .on('exit', (code) => (failure ??= new Error(`postgres ended with code ${code}`)));
    while (failure === null && Date.now() < deadline) {
      if (statusLine(files.data, 7) === 'ready') return port;
      await delay(15);
    }
    // Children of a killed server may hold its shared memory for a moment: try again.
    await delay(250);
  }
  const tail = readFileSync(files.log, 'utf8').trim().split('\n').slice(-3).join('\n  ');
  throw new StartError(`The embedded PostgreSQL did not start. The end of ${files.log}:\n  ${tail}`);
}

/** The session that holds this lock owns the cluster; the lock goes with the process, however it ends. */
async function holdAlone(url: string, folder: string, log: Logger): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'owner' });
  client.on('error', (err) => log.warn({ err }, 'the embedded database went away'));
  await client.connect();
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock(8242) as alone');
  if (!rows[0]?.alone) {
    await client.end();
    throw new StartError(
      `The data folder ${folder} is in use by another running server. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
  const found = await client.query('select 1 from pg_database where datname = $1', [database]);
  if (found.rowCount === 0) await client.query(`create database ${database}`);
  return client;
}

async function shutDown(data: string): Promise<void> {
  const pid = Number(statusLine(data, 0));
  if (!isOurs(pid, data)) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + startTimeout;
  while (isOurs(pid, data)) {
    if (Date.now() > deadline) throw new Error(`The embedded PostgreSQL (process ${pid}) did not stop`);
    await delay(15);
  }
}

const pidFile = (data: string) => path.join(data, 'postmaster.pid');

/** A line of postmaster.pid: 0 the process, 3 the port, 7 `ready`. It is what pg_ctl looks at. */
function statusLine(data: string, line: number): string | undefined {
  return existsSync(pidFile(data)) ? readFileSync(pidFile(data), 'utf8').split('\n')[line]?.trim() : undefined;
}

function runningPort(data: string): number | null {
  return isOurs(Number(statusLine(data, 0)), data) ? Number(statusLine(data, 3)) : null;
}

/** PostgreSQL itself only asks whether the process id exists; a zombie or a recycled id must not count. */
function isOurs(pid: number, data: string): boolean {
  if (!(pid > 0)) return false;
  if (process.platform === 'linux') {
    const of = (file: string) =>
      existsSync(`/proc/${pid}/${file}`) ? readFileSync(`/proc/${pid}/${file}`, 'utf8') : '';
    return of('cmdline').split('\0').includes(data) && !/\) [ZX] /.test(of('stat'));
  }
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
