import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from '#db/free-port';
import { writeBuild, createTestBuild } from '#test/test-build';
import { MixedTraffic } from '#test/mixed/mixed-traffic';
import { type Failure, Rotation } from '#test/mixed/rotation';
import { startServerProcess } from '#test/server-process';

interface Options {
  /** A database server that allows new databases. */
  serverUrl: string;
  redisUrl: string | undefined;
  /** The `api` folder of the previous version. */
  oldRoot: string;
  /** How long both versions run side by side in each phase. */
  seconds: number;
  /** Whether the previous version restarts next to the new one, as after a crash. */
  restartsOld?: boolean;
}

export interface MixedOutcome {
  /** Number of released queries that people can run. */
  queries: number;
  /** Number of requests by server. */
  counts: Record<string, number>;
  written: { messages: number; replies: number };
  failures: Failure[];
  losses: string[];
  /** The served portals: before, with both versions, and with only the new one. */
  served: { before: string; mixed: string[]; after: string };
  brought: { old: string; new: string };
}

/**
 * A deployment under traffic: the previous version alone on its own schema, then the new one next to it (which migrates), the older
 * one restarted next to it, and finally the new one alone.
 */
export async function runMixedVersions({
  serverUrl,
  redisUrl,
  oldRoot,
  seconds,
  restartsOld = false,
}: Options): Promise<MixedOutcome> {
  await using parts = new AsyncDisposableStack();
  const name = `mixed_${randomBytes(6).toString('hex')}`;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mixed-versions-'));
  parts.defer(() => rmSync(folder, { recursive: true, force: true }));
  const database = await createDatabase(serverUrl, name);
  parts.defer(() => database.drop());

  const dataDir = path.join(folder, 'data');
  const brought = { old: createTestBuild({ says: 'old' }), new: createTestBuild({ says: 'new' }) };
  const start = async (version: 'old' | 'new') => {
    const remotes = path.join(folder, version);
    mkdirSync(remotes, { recursive: true });
    writeBuild(remotes, brought[version]);
    const port = String(await findFreePort());
    const env = {
      PORT: port,
      DATABASE_URL: database.url,
      ...(redisUrl !== undefined && { REDIS_URL: redisUrl }),
      DATA_DIR: dataDir,
      REMOTES_DIR: remotes,
      SESSION_SECRET: 'a-secret-that-both-versions-know-and-use',
      DEMO: 'on',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'info',
    };
    const server = startServerProcess(env, 'src/main.ts', version === 'old' ? oldRoot : undefined);
    const stop = async () => {
      server.child.kill('SIGTERM');
      await server.ended;
    };
    parts.defer(async () => {
      server.child.kill('SIGKILL');
      await server.ended;
    });
    await server.event('ready');
    server.child.stdout?.resume();
    return { url: `http://127.0.0.1:${port}`, stop };
  };

  const rotation = new Rotation();
  let old = await start('old');
  rotation.add('old', old.url);
  const traffic = new MixedTraffic(rotation);
  const queries = await traffic.open(old.url);
  const before = await readServedVersion(old.url);
  traffic.start();

  const updated = await start('new');
  rotation.add('new', updated.url);
  await delay(seconds * 1000);
  const mixed = [await readServedVersion(updated.url)];
  if (restartsOld) {
    await rotation.remove('old');
    await old.stop();
    old = await start('old');
    rotation.add('old', old.url);
    await delay(seconds * 1000);
    mixed.push(await readServedVersion(updated.url));
  }
  await rotation.remove('old');
  await old.stop();
  const after = await readServedVersion(updated.url);
  await traffic.stop();
  const losses = await traffic.losses(database.pool);
  await updated.stop();
  const { counts, failures } = rotation;
  return {
    queries,
    counts,
    written: traffic.written,
    failures,
    losses,
    served: { before, mixed, after },
    brought: { old: brought.old.version, new: brought.new.version },
  };
}

async function readServedVersion(url: string): Promise<string> {
  const registry = (await (await fetch(`${url}/remotes.json`)).json()) as Record<string, { version: string }>;
  return registry.mfe_client?.version ?? '';
}

/** Creates a database with its own owner role. */
async function createDatabase(serverUrl: string, name: string) {
  const admin = new pg.Client(serverUrl);
  await admin.connect();
  await admin.query(`create role ${name} login password '${name}'`);
  await admin.query(`create database ${name} owner ${name}`);
  const url = Object.assign(new URL(serverUrl), { username: name, password: name, pathname: `/${name}` }).href;
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => undefined); // its database is dropped at the end
  return {
    url,
    pool,
    drop: async () => {
      await pool.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.query(`drop role ${name}`);
      await admin.end();
    },
  };
}
