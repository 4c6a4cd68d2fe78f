import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lintMigration } from './lint-migration.mjs';

const findFaults = (statements, isTransactional = true) =>
  lintMigration({ name: 'Migration1_test', statements: [statements].flat(), isTransactional });

const refused = [
  ['a dropped column', 'alter table "users" drop column "email"', 'ban-drop-column'],
  ['a dropped table', 'drop table "users"', 'ban-drop-table'],
  ['a renamed column', 'alter table "users" rename column "email" to "mail"', 'renaming-column'],
  ['a renamed table', 'alter table "users" rename to "people"', 'renaming-table'],
  ['a required column', 'alter table "users" add "phone" text not null', 'adding-required-field'],
  ['an existing column made required', 'alter table "users" alter "phone" set not null', 'adding-not-nullable-field'],
  ['a changed type', 'alter table "users" alter column "phone" type bigint using 1', 'changing-column-type'],
  [
    'a default that rewrites the table',
    'alter table "users" add "at" timestamptz default clock_timestamp()',
    'adding-field-with-default',
  ],
  ['an index that blocks writes', 'create index "i" on "users" ("phone")', 'require-concurrent-index-creation'],
  [
    'a check that scans all rows',
    'alter table "users" add constraint "c" check ("a" > 0)',
    'constraint-missing-not-valid',
  ],
  ['an index built under a lock', 'alter table "users" add unique ("phone")', 'disallowed-unique-constraint'],
];
for (const [what, sql, rule] of refused)
  test(`${what} is refused`, () => {
    const faults = findFaults(sql);
    assert.ok(
      faults.some((fault) => fault.startsWith(`Migration1_test: ${rule}: `) && fault.includes(sql)),
      faults.join('\n') || 'no findings',
    );
  });

const allowed = [
  ['a table with its indexes', ['create table "t" ("id" uuid primary key, "a" text)', 'create index "i" on "t" ("a")']],
  ['a nullable column', 'alter table "users" add "phone" text null'],
  ['a required column with a constant default', `alter table "users" add "kind" text not null default 'none'`],
  ['a check that is not valid yet', 'alter table "users" add constraint "c" check ("a" > 0) not valid'],
];
for (const [what, sql] of allowed) test(`${what} is allowed`, () => assert.deepEqual(findFaults(sql), []));

test('an index can be built concurrently by a migration without a transaction', () => {
  const sql = 'create index concurrently if not exists "i" on "users" ("phone")';
  assert.deepEqual(findFaults(sql, false), []);
  assert.match(
    findFaults(['alter table "users" add "phone" text null', sql]).join(),
    /ban-concurrent-index-creation-in-transaction/,
  );
});

const drop = 'alter table "users" drop column "email"';
test('an exception needs a rule and a reason', () => {
  const reason = '-- because no version since 0.2.0 reads it';
  assert.deepEqual(findFaults(`${reason}\n-- squawk-ignore ban-drop-column\n${drop}`), []);
  assert.match(findFaults(`-- squawk-ignore ban-drop-column\n${drop}`).join(), /exception without a reason/);
  assert.match(findFaults(`${reason}\n-- squawk-ignore renaming-column\n${drop}`).join(), /ban-drop-column/);
});
