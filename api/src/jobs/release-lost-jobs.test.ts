import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { JobHelpers } from 'graphile-worker';
import { releaseLostJobs } from '#jobs/release-lost-jobs';
import { cloneDatabase, type TestDatabase } from '#test/database';

let database: TestDatabase;
beforeAll(async () => void (database = await cloneDatabase()));
afterAll(() => database.drop());

const release = () => releaseLostJobs({}, { query: database.pool.query.bind(database.pool) } as unknown as JobHelpers);

test('a job of a killed server runs again after ten minutes, unless its kind may take longer', async () => {
  const { pool } = database;
  const jobs: Array<[string, string]> = [
    ['sendMail', '11 minutes'],
    ['sendPasswordReset', '9 minutes'],
    ['readDocument', '11 minutes'],
  ];
  for (const [task, age] of jobs) {
    const { rows } = await pool.query<{ id: string }>('select id from graphile_worker.add_job($1)', [task]);
    await pool.query(
      `update graphile_worker._private_jobs set locked_at = now() - $2::interval, locked_by = 'a killed one' where id = $1`,
      [rows[0]?.id, age],
    );
  }
  await release();
  const { rows } = await pool.query('select task_identifier, locked_by from graphile_worker.jobs order by id');
  expect(rows).toEqual([
    { task_identifier: 'sendMail', locked_by: null },
    { task_identifier: 'sendPasswordReset', locked_by: 'a killed one' },
    { task_identifier: 'readDocument', locked_by: 'a killed one' },
  ]);
});

test('a queue is released with its lost job, unless the job is still running', async () => {
  const { pool } = database;
  const queues: Array<[string, string]> = [
    ['lost', '11 minutes'],
    ['running', '9 minutes'],
  ];
  for (const [queue, age] of queues) {
    const { rows } = await pool.query<{ id: string }>(
      `select id from graphile_worker.add_job('embedPassages', queue_name := $1)`,
      [queue],
    );
    const job = `update graphile_worker._private_jobs set locked_at = now() - $2::interval, locked_by = 'one' where id = $1`;
    await pool.query(job, [rows[0]?.id, age]);
    await pool.query(
      `update graphile_worker._private_job_queues set locked_at = now() - interval '11 minutes', locked_by = 'one' where queue_name = $1`,
      [queue],
    );
  }
  await release();
  const { rows } = await pool.query(
    'select queue_name, is_available from graphile_worker._private_job_queues order by queue_name',
  );
  expect(rows).toEqual([
    { queue_name: 'lost', is_available: true },
    { queue_name: 'running', is_available: false },
  ]);
});
