import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Account, toCommand } from '#db/embedded-account';
import { StartError } from '#settings';

/** What is needed to run the server of one cluster. */
export interface ServerOptions {
  data: string;
  log: string;
  postgres: string;
  runAs: Account;
  port: number;
  flags: string[];
}

const timeoutMs = 30_000;
/** A server that exits this many times right away will not start: its log has the reason. */
const maxAttempts = 5;

/** Starts the server and waits until it accepts connections. */
export async function startServer({ data, log, postgres, runAs, port, flags }: ServerOptions): Promise<void> {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...flags].flatMap((flag) => ['-c', flag]);
  const [file, args] = toCommand(runAs, postgres, ['-D', data, '-p', String(port), ...settings]);
  const deadline = performance.now() + timeoutMs;
  for (let attempt = 1; attempt <= maxAttempts && performance.now() < deadline; attempt += 1) {
    rmSync(getPidFile(data), { force: true });
    // A file, not a pipe: PostgreSQL outlives a killed parent.
    const output = openSync(log, 'a', 0o600);
    const child = spawn(file, args, { ...runAs.spawn, cwd: '/', stdio: ['ignore', output, output], detached: true });
    closeSync(output);
    child.unref();
    let ended = false;
    child.on('error', () => (ended = true)).on('exit', () => (ended = true));
    while (!ended && performance.now() < deadline) {
      if (readStatusLine(data, 7) === 'ready') return;
      await delay(15);
    }
    // Children of a killed server may hold its shared memory for a moment, so retry.
    await delay(300);
  }
  const tail = readFileSync(log, 'utf8').trim().split('\n').slice(-3).join('\n  ');
  throw new StartError(`The embedded PostgreSQL did not start. The end of ${log}:\n  ${tail}`);
}

/** Stops the server of a cluster, if it runs: sessions end, and committed data is on disk. */
export async function stopServer(data: string): Promise<void> {
  const pid = Number(readStatusLine(data, 0));
  if (!isOurProcess(pid, data)) return;
  process.kill(pid, 'SIGINT');
  const deadline = performance.now() + timeoutMs;
  while (isOurProcess(pid, data)) {
    if (performance.now() > deadline) throw new Error(`The embedded PostgreSQL (process ${pid}) did not stop`);
    await delay(15);
  }
}

/** The port of the server running on a cluster, or null. */
export function findRunningPort(data: string): number | null {
  return isOurProcess(Number(readStatusLine(data, 0)), data) ? Number(readStatusLine(data, 3)) : null;
}

const getPidFile = (data: string) => path.join(data, 'postmaster.pid');

/** A line of postmaster.pid: 0 the process, 3 the port, 7 `ready`. pg_ctl reads the same lines. */
function readStatusLine(data: string, line: number): string | undefined {
  return existsSync(getPidFile(data)) ? readFileSync(getPidFile(data), 'utf8').split('\n')[line]?.trim() : undefined;
}

/** PostgreSQL itself only checks whether the process id exists; a zombie or a reused id must not count. */
function isOurProcess(pid: number, data: string): boolean {
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
