import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { openOrm } from '#db/orm';
import { entities } from '#entities';
import { cloneDatabase, type TestDatabase } from '#test/database';
import { findConflicts, readDatabaseSchema, type UsedSchema } from '#test/used-schema';

const file = path.resolve(import.meta.dirname, '../../released.json');
const { tables: released } = JSON.parse(readFileSync(file, 'utf8')) as { tables: UsedSchema };

let database: TestDatabase;
let orm: MikroORM;
beforeAll(async () => {
  database = await cloneDatabase();
  orm = await openOrm({
    url: database.url,
    entities,
    log: pino({ level: 'silent' }),
    connections: { writes: 2, reads: 1 },
  });
});
afterAll(async () => {
  await orm.close(true);
  await database.drop();
});

test('the schema has everything that the last release needs, and requires nothing it does not know', async () => {
  expect(findConflicts(released, await readDatabaseSchema(orm))).toEqual([]);
});

test('every statement of the last release can be planned: it reads and writes all its columns, and no others', async () => {
  for (const [table, columns] of Object.entries(released)) {
    const all = Object.keys(columns).map(quoted);
    const written = Object.entries(columns).filter(([, { writable }]) => writable);
    const names = written.map(([column]) => quoted(column));
    const values = written.map(([, { type }]) => `null::${type}`);
    await plan(`select ${all} from "${table}"`);
    await plan(`insert into "${table}" (${names}) values (${values})`);
    await plan(`update "${table}" set ${names.map((name, at) => `${name} = ${values[at]}`)}`);
  }
});

const quoted = (name: string) => `"${name}"`;
const plan = (sql: string) => orm.em.execute(`explain ${sql}`);

describe('detects a change that is incompatible with the last release', () => {
  const before = { users: { id: column('uuid'), email: column('text'), phone: column('text', true) } };
  test.each([
    ['a dropped table', {}, 'users is gone'],
    ['a dropped column', { users: { id: column('uuid'), email: column('text') } }, 'users.phone is gone'],
    ['another type', { users: { ...before.users, email: column('bigint') } }, 'users.email was text and is bigint'],
    [
      'a column that becomes required',
      { users: { ...before.users, phone: column('text') } },
      'users.phone could be empty and is required',
    ],
    [
      'a new column that is required',
      { users: { ...before.users, kind: column('text') } },
      'users.kind is required, and the version before does not know it',
    ],
  ])('%s', (_what, after: UsedSchema, conflict) => {
    expect(findConflicts(before, after)).toContain(conflict);
  });

  test('a new nullable column or a new table is compatible', () => {
    const after = { users: { ...before.users, note: column('text', true) }, notes: { id: column('uuid') } };
    expect(findConflicts(before, after)).toEqual([]);
  });
});

function column(type: string, nullable = false) {
  return { type, nullable, optional: nullable, writable: true };
}
