import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { archivedKinds, keptTables, prunedByJobs, pruneTable } from '#retention-tables';
import { cloneDatabase, type TestDatabase } from '#test/database';

let database: TestDatabase;
beforeAll(async () => void (database = await cloneDatabase()));
afterAll(() => database.drop());

const kept = keptTables.map(([table]) => table);
const deleted = [
  ...archivedKinds.flatMap(({ table }) => table.split(', ')),
  ...Object.values(pruneTable).flatMap(({ rules }) => rules.map(({ table }) => table)),
  ...prunedByJobs.map(({ table }) => table),
];

test('every table declares how long its rows are kept', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not exists (select 1 from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`,
  );
  expect([...new Set([...kept, ...deleted])].toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  expect(new Set(kept).size).toBe(kept.length);
});
