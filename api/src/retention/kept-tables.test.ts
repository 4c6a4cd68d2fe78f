import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { archiveTable } from '#retention/archive-table';
import { keptTables } from '#retention/kept-tables';
import { type PruneRule, pruneTable } from '#retention/prune-table';
import { prunedWithFiles } from '#retention/pruned-with-files';
import { cloneDatabase, type TestDatabase } from '#test/database';

let database: TestDatabase;
beforeAll(async () => void (database = await cloneDatabase()));
afterAll(() => database.drop());

const kept = keptTables.flatMap(({ tables }) => tables);
const deleted = [
  ...archiveTable.flatMap(({ table }) => table.split(', ')),
  ...Object.values(pruneTable).flatMap(({ rules }) => (rules as readonly PruneRule[]).map(({ table }) => table)),
  ...prunedWithFiles.map(({ table }) => table),
];

test('every table declares how long its rows are kept', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not exists (select 1 from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`,
  );
  expect([...new Set([...kept, ...deleted])].toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  expect(new Set(kept).size).toBe(kept.length);
});
