import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { createClient } from 'redis';
import { type EmbeddedDatabase, startEmbedded } from '#db/embedded';
import { findFreePort } from '#db/free-port';
import { hashPassword } from '#passwords/passwords';
import { createFactories } from '#test/factories';
import { getChildPids } from '#test/child-pids';
import { words } from '#test/faults/traffic';
import { type FaultyProxy, startFaultyProxy } from '#test/faulty-proxy';
import { saysSlowly } from '#test/model-answers';
import { startModelStandIn } from '#test/model-stand-in';
import { startObjectStorage } from '#test/object-storage';
import { startOwnRedis } from '#test/own-server';
import { startRoundRobinProxy } from '#test/round-robin-proxy';
import { type ServerProcess, startServerProcess } from '#test/server-process';

export interface FaultServer {
  port: number;
  process: ServerProcess;
}

export type Stage = Awaited<ReturnType<typeof openStage>>;

interface Options {
  env?: Record<string, string>;
  /** Additional settings of each server, in order. */
  readEnvironment?: (index: number) => Record<string, string>;
  servers?: number;
  /** The `api` folder of a version to start one server of first. */
  firstVersion?: string;
  /** PostgreSQL's data folder; by default a new one. */
  dataFolder?: string;
}

/** Two servers behind a round-robin proxy, with PostgreSQL, Redis, S3 and a model, each behind a proxy that can inject faults. */
export async function openStage({
  env = {},
  readEnvironment = () => ({}),
  servers: count = 2,
  firstVersion,
  dataFolder,
}: Options = {}) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'faults-'));
  const parts = new AsyncDisposableStack();
  parts.defer(() => rmSync(folder, { recursive: true, force: true }));
  const postgresFolder = dataFolder ?? path.join(folder, 'postgres');
  mkdirSync(postgresFolder, { recursive: true });
  const postgresPort = await findFreePort();
  const runPostgres = () =>
    startEmbedded({ folder: postgresFolder, port: postgresPort, log: pino({ level: 'silent' }), flags: ['fsync=off'] });
  let database: EmbeddedDatabase | null = await runPostgres();
  const { ownerUrl, superuserUrl } = database;
  parts.defer(() => database?.stop());
  const redis = await startOwnRedis(path.join(folder, 'redis'));
  parts.defer(() => redis.stop());
  const model = await startModelStandIn();
  parts.defer(() => model.stop());
  model.setDefaultAnswer(saysSlowly(75, ...words));
  const storage = await startObjectStorage();
  parts.defer(() => storage.discard());
  const getProxy = async (url: string) => parts.adopt(await startFaultyProxy(url), (proxy) => proxy.stop());
  const proxies: Record<'postgres' | 'redis' | 'model' | 'storage', FaultyProxy> = {
    postgres: await getProxy(ownerUrl),
    redis: await getProxy(redis.url),
    model: await getProxy(model.url),
    storage: await getProxy(storage.url),
  };
  const balancer = parts.adopt(await startRoundRobinProxy(), (each) => each.stop());
  const pool = new pg.Pool({
    connectionString: superuserUrl.replace(/\/postgres$/, new URL(ownerUrl).pathname),
    max: 3,
  });
  pool.on('error', () => undefined); // PostgreSQL is stopped on purpose
  parts.defer(() => pool.end());

  const servers = new Set<FaultServer>();
  const setBackends = () => balancer.setBackends([...servers].map(({ port }) => port));
  /** Starts a server from the `api` folder `root` and adds it to the proxy once it is ready. */
  const startServer = async (extra: Record<string, string> = {}, root?: string): Promise<FaultServer> => {
    const port = await findFreePort();
    const server: FaultServer = {
      port,
      process: startServerProcess(
        {
          PORT: String(port),
          DATABASE_URL: proxies.postgres.url,
          REDIS_URL: proxies.redis.url,
          DATA_DIR: path.join(folder, `data-${port}`),
          LOG_LEVEL: process.env.FAULTS_LOG ? 'info' : 'error',
          TRUST_PROXY: '1',
          SESSION_SECRET: 'a secret that all servers of this table know',
          FOUNDER_EMAIL: 'founder@test.test',
          FOUNDER_PASSWORD: 'founder-password-123',
          ...storage.env,
          S3_ENDPOINT: proxies.storage.url.replace(/\/$/, ''),
          ...model.env,
          OPENAI_BASE_URL: proxies.model.url,
          ...env,
          ...extra,
        },
        'src/main.ts',
        root,
      ),
    };
    const { child, ended } = server.process;
    if (process.env.FAULTS_LOG) child.stdout?.pipe(process.stderr, { end: false });
    else child.stdout?.resume();
    void ended.then(({ stderr }) => stderr && process.env.FAULTS_LOG && process.stderr.write(stderr));
    servers.add(server);
    await waitUntilReady(port);
    setBackends();
    return server;
  };
  parts.defer(async () => {
    for (const { process: each } of servers) {
      each.child.kill('SIGKILL');
      await each.ended;
    }
  });

  /** Sends SIGTERM and waits for the exit. */
  const terminate = async (server: FaultServer): Promise<number> => {
    const from = Date.now();
    server.process.child.kill('SIGTERM');
    await server.process.ended;
    servers.delete(server);
    setBackends();
    return Date.now() - from;
  };
  const kill = async (server: FaultServer) => {
    server.process.child.kill('SIGKILL');
    await server.process.ended;
    servers.delete(server);
  };

  const stage = {
    folder,
    url: balancer.url,
    pool,
    make: createFactories(pool, (password) => hashPassword(password, null)),
    model,
    storage,
    proxies,
    servers,
    startServer,
    terminate,
    kill,
    setBackends,
    stopPostgres: async () => {
      await database?.stop();
      database = null;
    },
    startPostgres: async () => void (database ??= await runPostgres()),
    stopRedis: () => redis.stop(),
    startRedis: () => redis.start(),
    flushRedis: () => withRedis(redis.url, (client) => client.flushAll()),
    /** SIGSTOP or SIGCONT to PostgreSQL with all its processes, or to Redis. */
    signalPostgres: (signal: 'SIGSTOP' | 'SIGCONT') => {
      const file = path.join(postgresFolder, 'postgres/postmaster.pid');
      const postmaster = Number(readFileSync(file, 'utf8').split('\n')[0]);
      for (const pid of [postmaster, ...getChildPids(postmaster)]) process.kill(pid, signal);
    },
    signalRedis: async (signal: 'SIGSTOP' | 'SIGCONT', pid: number) => void process.kill(pid, signal),
    redisPid: () =>
      withRedis(redis.url, async (client) => Number(/process_id:(\d+)/.exec(await client.info('server'))?.[1])),
    close: () => parts.disposeAsync(),
  };
  try {
    if (firstVersion) await startServer({}, firstVersion);
    const starting = Array.from({ length: count }, (_, index) => startServer(readEnvironment(index)));
    await Promise.all(starting);
    return stage;
  } catch (error) {
    await parts.disposeAsync();
    throw error;
  }
}

async function waitUntilReady(port: number): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server on port ${port} did not become ready within a minute`);
}

async function withRedis<T>(url: string, work: (client: ReturnType<typeof createClient>) => Promise<T>): Promise<T> {
  const client = createClient({ url });
  client.on('error', () => undefined);
  await client.connect();
  const result = await work(client as ReturnType<typeof createClient>);
  client.destroy();
  return result;
}
