import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Account, command } from '#db/embedded-account';
import { StartError } from '#settings';

/** What it takes to run the server of one cluster. */
export interface Launch {
  data: string;
  log: string;
  postgres: string;
  runAs: Account;
  port: number;
  flags: string[];
}

const patience = 30_000;
/** A server that ends at once this many times will not start: what it says is in its log. */
const tries = 5;

/** Starts the server and waits until it takes connections. */
export async function launch({ data, log, postgres, runAs, port, flags }: Launch): Promise<void> {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...flags].flatMap((flag) => ['-c', flag]);
  const [file, args] = command(runAs, postgres, ['-D', data, '-p', String(port), ...settings]);
  const deadline = performance.now() + patience;
  for (let attempt = 1; attempt <= tries && performance.now() < deadline; attempt += 1) {
    rmSync(pidFile(data), { force: true });
    // A file, not a pipe: PostgreSQL outlives a parent that is killed.
    const output = openSync(log, 'a', 0o600);
    const child = spawn(file, args, { ...runAs.spawn, cwd: '/', stdio: ['ignore', output, output], detached: true });
    closeSync(output);
    child.unref();
    let ended = false;
    child.on('error', () => (ended = true)).on('exit', () => (ended = true));
    while (!ended && performance.now() < deadline) {
      if (statusLine(data, 7) === 'ready') return;
      await delay(15);
    }
    // Children of a killed server may hold its shared memory for a moment: try again.
    await delay(300);
  }
  const tail = readFileSync(log, 'utf8').trim().split('\n').slice(-3).join('\n  ');
  throw new StartError(`The embedded PostgreSQL did not start. The end of ${log}:\n  ${tail}`);
}

/** Stops the server of a cluster, if it runs: sessions are ended, what is committed is on disk. */
export async function shutDown(data: string): Promise<void> {
  const pid = Number(statusLine(data, 0));
  if (!isOurs(pid, data)) return;
  process.kill(pid, 'SIGINT');
  const deadline = performance.now() + patience;
  while (isOurs(pid, data)) {
    if (performance.now() > deadline) throw new Error(`The embedded PostgreSQL (process ${pid}) did not stop`);
    await delay(15);
  }
}

/** The port of the server that runs on a cluster now, or null. */
export function runningPort(data: string): number | null {
  return isOurs(Number(statusLine(data, 0)), data) ? Number(statusLine(data, 3)) : null;
}

const pidFile = (data: string) => path.join(data, 'postmaster.pid');

/** A line of postmaster.pid: 0 the process, 3 the port, 7 `ready`. It is what pg_ctl looks at. */
function statusLine(data: string, line: number): string | undefined {
  return existsSync(pidFile(data)) ? readFileSync(pidFile(data), 'utf8').split('\n')[line]?.trim() : undefined;
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
