import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Fault } from '#test/faults/fault';
import { createOldVersionFault } from '#test/faults/old-version';
import type { Stage } from '#test/faults/stage';
import { isSilent, refuses } from '#test/model-answers';

const halfOpen: Fault['limits'] = { replacedWithinMs: 10_000 };

const postgresFaults: Fault[] = [
  {
    name: 'PostgreSQL stopped',
    begin: (stage) => stage.stopPostgres(),
    durationMs: 10_000,
    end: (stage) => stage.startPostgres(),
  },
  {
    name: 'PostgreSQL SIGSTOP',
    begin: async (stage) => stage.signalPostgres('SIGSTOP'),
    durationMs: 20_000,
    end: async (stage) => stage.signalPostgres('SIGCONT'),
  },
  {
    name: 'PostgreSQL half-open',
    begin: async (stage) => void stage.proxies.postgres.swallowExisting(),
    durationMs: 20_000,
    limits: halfOpen,
  },
  {
    name: 'PostgreSQL connections killed',
    begin: async ({ pool }) =>
      void (await pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`,
      )),
    durationMs: 0,
  },
  {
    name: 'PostgreSQL restarted mid-reply',
    begin: (stage) => stage.stopPostgres(),
    durationMs: 0,
    end: (stage) => stage.startPostgres(),
  },
  {
    name: 'PostgreSQL read-only',
    begin: (stage) => setReadOnlyMode(stage, 'on'),
    durationMs: 10_000,
    end: (stage) => setReadOnlyMode(stage, 'off'),
  },
  diskFull(),
];

async function setReadOnlyMode({ pool }: Stage, value: 'on' | 'off'): Promise<void> {
  const client = await pool.connect();
  await client.query('set default_transaction_read_only = off');
  await client.query(`alter system set default_transaction_read_only = ${value}`);
  await client.query('select pg_reload_conf()');
  client.release(true);
}

/** On an in-memory file system, which requires root. */
function diskFull(): Fault {
  let folder = '';
  const filler = () => path.join(folder, 'filler');
  return {
    name: 'PostgreSQL disk full',
    cannotRun: () => (process.getuid?.() === 0 ? null : 'only a superuser may mount a small file system'),
    dataFolder: () => {
      folder = mkdtempSync(path.join(os.tmpdir(), 'small-disk-'));
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=0755', 'tmpfs', folder]);
      return {
        path: folder,
        remove: () => {
          execFileSync('umount', ['-l', folder]);
          rmSync(folder, { recursive: true, force: true });
        },
      };
    },
    begin: async () => {
      // Fills the disk, so that PostgreSQL can't extend a table.
      try {
        execFileSync('dd', ['if=/dev/zero', `of=${filler()}`, 'bs=8k'], { stdio: 'ignore' });
      } catch {
        // dd fails once the disk is full, as expected
      }
    },
    durationMs: 10_000,
    end: async () => rmSync(filler()),
  };
}

let redisPid = 0;
const redisFaults: Fault[] = [
  {
    name: 'Redis stopped',
    begin: (stage) => stage.stopRedis(),
    durationMs: 10_000,
    end: (stage) => stage.startRedis(),
  },
  {
    name: 'Redis SIGSTOP',
    begin: async (stage) => {
      redisPid = await stage.redisPid();
      await stage.signalRedis('SIGSTOP', redisPid);
    },
    durationMs: 20_000,
    end: (stage) => stage.signalRedis('SIGCONT', redisPid),
  },
  {
    name: 'Redis half-open',
    begin: async (stage) => void stage.proxies.redis.swallowExisting(),
    durationMs: 20_000,
    limits: halfOpen,
  },
  {
    name: 'Redis FLUSHALL',
    // Sessions are lost, so everyone signs in again.
    begin: async (stage) => void (await stage.flushRedis()),
    durationMs: 0,
    limits: { statuses: [401, 503] },
  },
];

/** Faults of the model only affect replies. */
const nothingElseFails = { failed: 0 };
const modelFaults: Fault[] = [
  {
    name: 'model 429',
    begin: async ({ model }) =>
      model.answerWith(...Array.from({ length: 6 }, () => refuses(429, 'Slow down', { 'retry-after': '1' }))),
    durationMs: 5000,
    limits: nothingElseFails,
  },
  {
    name: 'model 500',
    begin: async ({ model }) => model.answerWith(...Array.from({ length: 6 }, () => refuses(500, 'Broken'))),
    durationMs: 5000,
    limits: nothingElseFails,
  },
  {
    name: 'model hangs',
    begin: async ({ model }) => model.answerWith(...Array.from({ length: 3 }, () => isSilent())),
    durationMs: 20_000,
    limits: nothingElseFails,
  },
  {
    name: 'model half-open',
    begin: async ({ proxies }) => void proxies.model.swallowExisting(),
    durationMs: 20_000,
    limits: nothingElseFails,
  },
];

const nothingFails = { failed: 0, failedReplies: 0 };
const serverFaults: Fault[] = [
  {
    name: 'S3 away',
    begin: async ({ storage }) => storage.stop(),
    durationMs: 10_000,
    end: async ({ storage }) => storage.start(),
    limits: nothingFails,
  },
  {
    name: 'S3 hangs',
    begin: async ({ proxies }) => proxies.storage.setMode('hang'),
    durationMs: 10_000,
    end: async ({ proxies }) => proxies.storage.setMode('pass'),
    limits: nothingFails,
  },
  {
    name: 'S3 half-open',
    begin: async ({ proxies }) => void proxies.storage.swallowExisting(),
    durationMs: 10_000,
    limits: nothingFails,
  },
  {
    name: 'kill -9 of one of two servers',
    begin: async (stage) => {
      const [first] = stage.servers;
      if (first) await stage.kill(first);
    },
    durationMs: 5000,
    end: async (stage) => void (await stage.startServer()),
    limits: { statuses: [502, 503] },
  },
  {
    name: 'rolling restart at 85 requests a second',
    perSecond: 85,
    begin: async (stage) => {
      const before = Array.from(stage.servers);
      for (const server of before) {
        await stage.startServer();
        await stage.terminate(server);
      }
    },
    durationMs: 0,
    limits: { failed: 0, failedReplies: 0 },
  },
  {
    name: 'two servers start on an empty database',
    // Both start at the same time, before the traffic.
    begin: async () => undefined,
    durationMs: 0,
    limits: { failed: 0, failedReplies: 0 },
  },
  clockAhead(),
  createOldVersionFault(),
];

/** One of the two servers is an hour ahead of the database, by libfaketime. */
function clockAhead(): Fault {
  const library = [
    '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
    '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
  ].find(existsSync);
  return {
    name: 'a clock an hour ahead',
    cannotRun: () => (library ? null : 'libfaketime is missing (apt-get install faketime)'),
    readEnvironment: (index): Record<string, string> =>
      index === 0 ? { LD_PRELOAD: library ?? '', FAKETIME: '+1h', FAKETIME_DONT_FAKE_MONOTONIC: '1' } : {},
    begin: async () => undefined,
    durationMs: 5000,
    limits: { failed: 0, failedReplies: 0 },
    verify: async ({ pool }) => {
      const { rows } = await pool.query<{ table: string; count: number }>(
        `select 'ticket_messages' as table, count(*)::int from ticket_messages where created_at > now() + interval '1 minute'
         union all select 'messages', count(*)::int from messages where created_at > now() + interval '1 minute'`,
      );
      return rows.filter(({ count }) => count > 0).map(({ table, count }) => `${count} ${table} from the future`);
    },
  };
}

/** In the order of the table in docs/operations.md. */
export const faults: Fault[] = [...postgresFaults, ...redisFaults, ...modelFaults, ...serverFaults];
