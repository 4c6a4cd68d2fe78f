import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { v7 } from 'uuid';
import { correctTotalsSql } from '#totals/correct-totals';
import { allowTruncate } from '#test/allow-truncate';
import { eventually } from '#test/eventually';
import { startTestApp, type TestApp } from '#test/app';
import { createRandom } from '#test/random-queries';

let app: TestApp;
let pool: pg.Pool;
let people: string[];
beforeAll(async () => {
  app = await startTestApp();
  pool = new pg.Pool({ connectionString: app.databaseUrl, max: 8 });
  const users = await Promise.all(
    [1, 2, 3].map(() => app.make.user({ role: 'contractor', contractorRole: 'developer' })),
  );
  people = users.map(({ id }) => id);
});
afterAll(async () => {
  await pool.end();
  await app.stop();
});

/** The differences of totals, without correcting them. */
async function differences(): Promise<object[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    return (await client.query<object>(correctTotalsSql)).rows;
  } finally {
    await client.query('rollback');
    client.release();
  }
}
const toRows = async (sql: string) => (await pool.query<Record<string, unknown>>(sql)).rows;
const run = (job: string) => pool.query('select graphile_worker.add_job($1)', [job]);
const severalRows = 'select 1 from totals group by name, key having count(*) > 1';

const months = ['2025-12-31T22:59:59.999Z', '2025-12-31T23:00:00Z', '2026-05-01T00:00:00Z', '2026-06-30T22:30:00Z'];

/** Writes of every kind, from pseudo-random numbers. */
function randomWrite(draw: (size: number) => number): [sql: string, values: unknown[]] {
  const one = <Item>(items: readonly Item[]) => items[draw(items.length)] as Item;
  const person = () => one([...people, null]);
  const any = (table: string) => `(select id from ${table} order by md5(id::text || ${draw(1000)}) limit 1)`;
  const project = ['pending', 'in_progress', 'testing', 'completed', 'cancelled'] as const;
  const [open, closed] = [['new', 'qualified', 'proposal'] as const, ['won', 'lost'] as const];
  const writes: Array<() => [string, unknown[]]> = [
    () => [
      `insert into projects (id, created_at, updated_at, title, description, status, tier, implementation_fee, monthly_support_fee, progress, technologies,
                             priority, developer_id, tester_id, project_manager_id, rating)
       values ($1, $2, now(), 'A', 'B', $3, 'small', $4, $5, 0, '{}', 'medium', $6, $7, $8, $9)`,
      [v7(), one(months), one(project), draw(9) + 0.25, draw(9), person(), person(), person(), one([null, 1, 5])],
    ],
    () => [`update projects set status = $1, progress = 1 where id = ${any('projects')}`, [one(project)]],
    () => [`update projects set title = 'C', updated_at = now() where id = ${any('projects')}`, []],
    () => [
      `update projects set developer_id = $1, rating = $2, implementation_fee = implementation_fee + 0.01 where id = ${any('projects')}`,
      [person(), one([null, 3])],
    ],
    () => [`delete from projects where id = ${any('projects')}`, []],
    () => [
      `insert into leads (id, created_at, updated_at, company_name, contact_name, contact_email, status, project_type, budget)
       values ($1, $2, now(), 'A', 'B', 'c@test.test', $3, $4, $5)`,
      [v7(), one(months), one(open), one([null, 'web_app']), one([null, 'tbd'])],
    ],
    () => [`update leads set status = $1, closed_at = $2 where id = ${any('leads')}`, [one(closed), one(months)]],
    () => [`update leads set status = $1, closed_at = null where id = ${any('leads')}`, [one(open)]],
    () => [`delete from leads where id = ${any('leads')}`, []],
    () => [
      `insert into payouts (id, created_at, updated_at, kind, amount, paid_at, contractor_id) values ($1, now(), now(), $2, $3, now(), $4)`,
      [v7(), one(['project', 'support_residual', 'bonus']), draw(9) + 0.5, one(people)],
    ],
    () => [`update payouts set amount = amount + 0.05 where kind = 'bonus'`, []],
    () => [`delete from payouts where id = ${any('payouts')}`, []],
    () => [
      `insert into tasks (id, created_at, updated_at, title, status, position, project_id)
       select $1, now(), now(), 'A', $2, 1, id from projects order by id limit 1`,
      [v7(), one(['todo', 'done'])],
    ],
    () => [`update tasks set status = $1 where id = ${any('tasks')}`, [one(['review', 'done'])]],
  ];
  return one(writes)();
}

test('totals match the rows after random concurrent writes, some rolled back, with concurrent compaction', async () => {
  let changedRows = 0;
  const write = async (seed: number) => {
    const random = createRandom(seed);
    const draw = (size: number) => Math.floor(random() * size);
    const client = await pool.connect();
    for (let n = 0; n < 40; n += 1) {
      await client.query('begin');
      // Writers may deadlock, or one deletes what another refers to: then the whole transaction is rolled back.
      for (let each = 0; each <= draw(3); each += 1)
        await client.query(...randomWrite(draw)).then(
          ({ rowCount }) => (changedRows += rowCount ?? 0),
          (error: pg.DatabaseError) => {
            if (!['40P01', '25P02', '23503'].includes(error.code ?? '')) throw error;
          },
        );
      await client.query(draw(4) === 0 ? 'rollback' : 'commit');
    }
    client.release();
  };
  const compact = async () => {
    for (let n = 0; n < 5; n += 1) {
      await run('compactTotals');
      await eventually(async () =>
        expect(await toRows("select 1 from graphile_worker.jobs where task_identifier = 'compactTotals'")).toEqual([]),
      );
    }
  };
  await Promise.all([...[1, 2, 3, 4].map(write), compact()]);
  expect(changedRows).toBeGreaterThan(100);
  expect(await differences()).toEqual([]);

  await run('compactTotals');
  await eventually(async () => expect(await toRows(severalRows)).toEqual([]));
  expect(await differences()).toEqual([]);
});

test('a write that changes nothing counted appends nothing', async () => {
  const { id } = await app.make.project();
  const count = () => toRows('select count(*) from totals');
  const before = await count();
  await pool.query(`update projects set progress = 50, status = status where id = $1`, [id]);
  expect(await count()).toEqual(before);
});

test('rows written while triggers are off are counted by the job', async () => {
  await pool.query(`
    begin; set local session_replication_role = replica;
    delete from payouts; update projects set implementation_fee = 7; update leads set created_at = now();
    commit`);
  expect(await differences()).not.toEqual([]);
  await run('correctTotals');
  await eventually(async () => expect(await differences()).toEqual([]));
});

test('an emptied table has no totals', async () => {
  await allowTruncate(pool);
  await pool.query('truncate projects, leads, payouts, tasks cascade');
  expect(await toRows('select * from totals')).toEqual([]);
});
