import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect } from '@jest/globals';
import type { Pool } from 'pg';
import { findFreePort } from '#db/free-port';
import { hashPassword } from '#passwords/passwords';
import type { Observations } from '#test/attacks/observer.worker';
import { isMachineBusy } from '#test/busy-machine';
import { createTestClient, type TestClient } from '#test/client';
import { cloneDatabase } from '#test/database';
import { type Factories, createFactories, testPassword, type TestUser } from '#test/factories';
import { startServerProcess } from '#test/server-process';

/** A pino log line. Level 50 is `error`. */
export interface LogLine {
  level: number;
  msg?: string;
  [key: string]: unknown;
}

export interface AttackedServer {
  url: string;
  dataDir: string;
  databaseUrl: string;
  pool: Pool;
  make: Factories;
  /** The server's log so far, oldest first. */
  log: LogLine[];
  isRunning(): boolean;
  signIn(user: Pick<TestUser, 'email'>, address?: string): Promise<TestClient>;
  /** Runs an attack while an observer on another thread measures the effect on others. */
  during<T>(attack: () => Promise<T>): Promise<{ result: T; seen: Observations }>;
  stop(): Promise<void>;
}

/** The addresses of the attacker and of the colleague, a regular user. */
export const attackerAddress = '198.51.100.66';
export const colleagueAddress = '203.0.113.10';

/**
 * Asserts that during an attack all of the colleague's reads succeed with a p95 of 250 ms, and that health checks succeed. On a busy
 * machine the limit is a second, because the time isn't only the server's.
 */
export function expectOthersUnaffected({ reads, slowestHealthCheck }: Observations): void {
  expect(reads.failed).toEqual([]);
  expect(reads.p95).toBeLessThan(isMachineBusy() ? 1000 : 250);
  expect(slowestHealthCheck).toBeLessThan(2000);
}

/** A real server in its own process, so that a successful attack doesn't crash the test. */
export async function startAttackedServer(env: Record<string, string> = {}): Promise<AttackedServer> {
  const database = await cloneDatabase();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'attacked-'));
  const make = createFactories(database.pool, (password) => hashPassword(password, null));
  const { child, ended, event } = startServerProcess({
    PORT: String(await findFreePort()),
    DATABASE_URL: database.appUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    TRUST_PROXY: '1',
    SHUTDOWN_DELAY_SECONDS: '0',
    SESSION_SECRET: 'a secret that only the attacked server knows',
    ...env,
  });
  const { url } = await event('ready');
  const log: LogLine[] = [];
  let rest = '';
  child.stdout
    ?.on('data', (data: Buffer) => {
      const lines = (rest + data.toString()).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.startsWith('{')) log.push(JSON.parse(line));
    })
    .resume();

  const signIn = async ({ email }: Pick<TestUser, 'email'>, address?: string): Promise<TestClient> => {
    const client = createTestClient(url);
    if (address) client.address = address;
    const { status } = await client.send('POST', '/api/auth/login', { email, password: testPassword });
    if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
    return client;
  };
  const colleague = await signInColleague(make, signIn);

  return {
    url,
    dataDir,
    databaseUrl: database.url,
    pool: database.pool,
    make,
    log,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    signIn,
    async during(attack) {
      const observer = new Worker(new URL('./observer.worker.ts', import.meta.url), {
        workerData: { url, pid: child.pid, cookie: colleague.cookie, address: colleagueAddress },
      });
      await once(observer, 'message'); // it has measured the server before the attack
      const result = await attack();
      observer.postMessage('stop');
      const [seen] = (await once(observer, 'message')) as [Observations];
      return { result, seen };
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function signInColleague(make: Factories, signIn: AttackedServer['signIn']): Promise<TestClient> {
  const client = await make.user();
  for (let made = 0; made < 5; made += 1) await make.project({ client });
  return signIn(client, colleagueAddress);
}
