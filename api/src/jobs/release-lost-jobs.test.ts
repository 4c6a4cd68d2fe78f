import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { JobHelpers } from 'graphile-worker';
import { releaseLostJobs } from '#jobs/release-lost-jobs';
import { cloneDatabase, type TestDatabase } from '#test/database';

let database: TestDatabase;
beforeAll(async () => void (database = await cloneDatabase()));
afterAll(() => database.drop());

test('a job that a killed server took runs again after ten minutes, and one that may take long does not', async () => {
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
  await releaseLostJobs({}, { query: pool.query.bind(pool) } as unknown as JobHelpers);
  const { rows } = await pool.query('select task_identifier, locked_by from graphile_worker.jobs order by id');
  expect(rows).toEqual([
    { task_identifier: 'sendMail', locked_by: null },
    { task_identifier: 'sendPasswordReset', locked_by: 'a killed one' },
    { task_identifier: 'readDocument', locked_by: 'a killed one' },
  ]);
});
