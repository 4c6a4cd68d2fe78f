import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Task } from 'graphile-worker';
import pg from 'pg';
import { JobHeartbeat } from '#jobs/job-heartbeat';
import { type JobPool, openJobPool } from '#jobs/job-pool';
import { type JobWorker, startWorker } from '#jobs/worker';
import { createLog } from '#log';
import { createMetrics } from '#metrics';
import { newId } from '#new-id';
import { User } from '#people/user.entity';
import { startTestApp } from '#test/app';
import { cloneDatabase, type TestDatabase } from '#test/database';
import { eventually } from '#test/eventually';
import { createFactories } from '#test/factories';
import { type FaultyProxy, startFaultyProxy } from '#test/faulty-proxy';
import { waitForMails } from '#test/outbox';
import { openTestOrm } from '#test/test-orm';

test('mail is sent however many documents are being processed', async () => {
  const app = await startTestApp();
  const [holder, queue] = [new pg.Client(app.databaseUrl), new pg.Client(app.databaseUrl)];
  await Promise.all([holder.connect(), queue.connect()]);
  try {
    await holder.query('begin; lock table ai_documents in access exclusive mode');
    await queue.query(
      `select graphile_worker.add_job('readDocument', json_build_object('documentId', gen_random_uuid()))
         from generate_series(1, 20)`,
    );
    await eventually(async () => {
      const { rows } = await queue.query(
        `select count(*)::int as held from pg_locks
          where not granted and database = (select oid from pg_database where datname = current_database())`,
      );
      expect(rows).toEqual([{ held: 2 }]);
    });
    await app.client.graphql('mutation { requestPasswordReset(input: { email: "founder@test.test" }) }');
    expect(await waitForMails(app, 'founder@test.test', 1)).toHaveLength(1);
    const { rows } = await queue.query("select 1 from graphile_worker.jobs where task_identifier = 'readDocument'");
    expect(rows).toHaveLength(20);
  } finally {
    await Promise.all([holder.end(), queue.end()]);
    await app.stop();
  }
});

describe('a worker', () => {
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => void lines.push(line) });
  const metrics = createMetrics();
  let database: TestDatabase;
  let proxy: FaultyProxy;
  let jobPool: JobPool;
  let worker: JobWorker;
  const ran: string[] = [];
  const insertTwice = async () => {
    const { id, email } = await createFactories(database.pool).user({ role: 'client', email: 'someone@test.test' });
    const orm = await openTestOrm(database.url);
    try {
      const em = orm.fork();
      await orm.fork().insert(User, { ...(await em.findOneOrFail(User, { id })), id: newId(), email });
    } finally {
      await orm.close();
    }
  };
  let hide = async (): Promise<unknown> => undefined;
  /** Ends the job named "held". */
  let letGo = () => undefined as void;
  beforeAll(async () => {
    database = await cloneDatabase();
    proxy = await startFaultyProxy(database.url);
    jobPool = openJobPool({ databaseUrl: proxy.url, connections: 5, log, metrics });
    const note: Task = async (payload) => {
      const { name } = payload as { name: string };
      if (name === 'hide') await hide();
      if (name === 'double') await insertTwice();
      ran.push(name);
      if (name.startsWith('held')) await new Promise<void>((resolve) => (letGo = resolve));
    };
    worker = await startWorker({
      name: 'test',
      jobPool,
      tasks: { note },
      concurrency: 2,
      log,
      metrics,
      drainTimeout: 1000,
    });
  });
  afterAll(async () => {
    await worker.stop();
    await jobPool.stop();
    await proxy.stop();
    await database.drop();
  });
  const add = (name: string) =>
    database.pool.query("select graphile_worker.add_job('note', json_build_object('name', $1::text))", [name]);
  const stored = async (name: string) => {
    const { rows } = await database.pool.query(
      "select locked_at from graphile_worker._private_jobs where payload->>'name' like $1",
      [name],
    );
    return rows;
  };
  const connectedWorkers = async () => {
    const { rowCount } = await database.pool.query(
      "select 1 from pg_stat_activity where application_name = '10x jobs' and datname = current_database()",
    );
    return rowCount;
  };
  const runs = async (name: string, withinMs: number) => {
    await add(name);
    await eventually(async () => expect(ran).toContain(name), withinMs);
  };

  test('leaves jobs of tasks that only another version knows to that version', async () => {
    await database.pool.query(`select graphile_worker.add_job('taskOfTheNextVersion', '{}')`);
    await runs('beside a job of another version', 5_000);
    const { rows } = await database.pool.query(
      `delete from graphile_worker._private_jobs where task_id = (select id from graphile_worker._private_tasks where identifier = 'taskOfTheNextVersion')
       returning attempts, locked_at`,
    );
    expect(rows).toEqual([{ attempts: 0, locked_at: null }]);
  });

  test('logs which constraint a failed job violated, and nothing of the row', async () => {
    await add('double');
    const failed = () => lines.find((line) => line.includes('Failed task')) ?? '{}';
    await eventually(async () =>
      expect(JSON.parse(failed())).toMatchObject({ err: { code: '23505', constraint: 'users_email_unique' } }),
    );
    expect(lines.join('')).not.toContain('someone@test.test');
    await database.pool.query("delete from graphile_worker._private_jobs where payload->>'name' = 'double'");
  });

  test('recovers within seconds while its connections are half-open, including the listening one', async () => {
    await runs('before', 5_000);
    const swallowed = proxy.swallowExisting();
    expect(swallowed).toBeGreaterThanOrEqual(2);
    await runs('while half-open', 10_000);
    await eventually(async () => expect(proxy.swallowedConnections()).toBe(0), 9_000);
    await eventually(async () => expect(worker.healthy()).toBe(true));
  });

  test('recovers at once after an outage in which jobs could be neither claimed nor completed', async () => {
    await runs('held during an outage', 5_000);
    proxy.setMode('refuse');
    // A claim that was sent before the outage may still be run.
    await eventually(async () => expect(await connectedWorkers()).toBe(0));
    await add('during an outage');
    letGo();
    expect(ran).not.toContain('during an outage');
    proxy.setMode('pass');
    await eventually(async () => expect(ran).toContain('during an outage'), 9_000);
    await eventually(async () => expect(await stored('%during an outage')).toEqual([]));
    expect(ran.filter((name) => name === 'held during an outage')).toHaveLength(1);
    expect(lines.join('')).not.toContain('Failed to complete jobs');
  });

  test('completes a job again whose connection was half-open', async () => {
    await runs('held while half-open', 5_000);
    expect(proxy.swallowExisting()).toBeGreaterThanOrEqual(1);
    letGo();
    await eventually(async () => expect(await stored('held while half-open')).toEqual([]));
    expect(lines.join('')).not.toContain('Failed to complete jobs');
    await eventually(async () => expect(proxy.swallowedConnections()).toBe(0));
  });

  test("restarts on its own after failing to store a job's completion", async () => {
    const rename = (from: string, to: string) =>
      database.pool.query(`alter table graphile_worker.${from} rename to ${to}`);
    hide = () => rename('_private_jobs', 'hidden_jobs');
    await runs('held during the failure', 5_000);
    await add('hide');
    await eventually(async () => expect(lines.join('')).toContain('Failed to complete jobs'));
    await rename('hidden_jobs', '_private_jobs');
    letGo(); // its completion is stored: the library counts it twice
    await runs('after a restart', 15_000);
    expect(worker.healthy()).toBe(true);
  });

  test('shows with its heartbeat that jobs are queued and run', async () => {
    const heartbeat = new JobHeartbeat('test', jobPool.pool, log);
    await heartbeat.beat();
    const { rows } = await database.pool.query(
      "select task_identifier from graphile_worker.jobs where key like 'heartbeat:test:%'",
    );
    expect(rows.length).toBeLessThanOrEqual(1);
    await eventually(async () => {
      const { rowCount } = await database.pool.query(
        "select 1 from graphile_worker.jobs where key like 'heartbeat:test:%'",
      );
      expect(rowCount).toBe(0);
    });
  });
});
