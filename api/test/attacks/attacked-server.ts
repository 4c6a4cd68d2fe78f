import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect } from '@jest/globals';
import type { Pool } from 'pg';
import { findFreePort } from '#db/free-port';
import type { Observations } from '#test/attacks/observer.worker';
import { isMachineBusy } from '#test/busy-machine';
import { createTestClient, type TestClient } from '#test/client';
import { cloneDatabase } from '#test/database';
import { type Factories, createFactories, testPassword, type TestUser } from '#test/factories';
import { startServerProcess } from '#test/server-process';

/** A line of the server's log, as pino writes it. Level 50 is `error`. */
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
  /** What the server has logged so far, oldest first. */
  log: LogLine[];
  isRunning(): boolean;
  signIn(user: Pick<TestUser, 'email'>, address?: string): Promise<TestClient>;
  /** Runs an attack while an observer on a thread of its own watches what everyone else sees. */
  during<T>(attack: () => Promise<T>): Promise<{ result: T; seen: Observations }>;
  stop(): Promise<void>;
}

/** The address that attacks come from, and the one of the colleague who only wants to work. */
export const attackerAddress = '198.51.100.66';
export const colleagueAddress = '203.0.113.10';

/**
 * What must hold during every attack: all reads of the colleague succeed, 95 in 100 within 250 ms, and the health check answers.
 * On a machine that is busy with other work, a second: there the figure is not the server's.
 */
export function expectOthersUnaffected({ reads, slowestHealthCheck }: Observations): void {
  expect(reads.failed).toEqual([]);
  expect(reads.p95).toBeLessThan(isMachineBusy() ? 1000 : 250);
  expect(slowestHealthCheck).toBeLessThan(2000);
}

/** A real server in a process of its own, so that an attack that succeeds does not end the test with it. */
export async function startAttackedServer(env: Record<string, string> = {}): Promise<AttackedServer> {
  const database = await cloneDatabase();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'attacked-'));
  const make = createFactories(database.pool);
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
      await once(observer, 'message'); // it has seen the server before the attack
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
