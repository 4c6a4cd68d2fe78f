import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { EntityMetadata } from '@mikro-orm/core';
import type { MikroORM } from '@mikro-orm/postgresql';
import { pino } from 'pino';
import { compileSetWhere, compileWhere } from '#db/compile-where';
import { openOrm } from '#db/orm';
import { Reader } from '#db/read';
import { ReadCache } from '#db/read-cache';
import { matches } from '#db/where';
import { cloneDatabase, type TestDatabase } from '#test/database';
import { createRandom } from '#test/random-queries';

const seed = 20261124;
const conditionCount = 3000;
const rowCount = 30;

const colors = ['red', 'dark_red', 'blue'];

/** A column of each type that conditions are about, each nullable. */
@Entity({ tableName: 'samples' })
class Sample {
  @PrimaryKey({ type: 'uuid' })
  id!: string;
  @Property({ type: 'text', nullable: true })
  text!: string | null;
  @Enum({ items: colors, nullable: true })
  color!: string | null;
  @Property({ type: 'integer', nullable: true })
  whole!: number | null;
  @Property({ type: 'numeric(12,2)', nullable: true })
  decimal!: string | null;
  @Property({ type: 'boolean', nullable: true })
  flag!: boolean | null;
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  instant!: Date | null;
  @Property({ type: 'date', nullable: true })
  day!: string | null;
  @ManyToOne(() => Sample, { nullable: true })
  parent!: Sample | null;
}

const scalars = { text: true, color: true, whole: true, decimal: true, flag: true, instant: true, day: true } as const;
const ids = Array.from(
  { length: rowCount },
  (_, n) => `0000000${n % 10}-0000-7000-8000-${String(n).padStart(12, 'a')}`,
);
const values: Record<string, unknown[]> = {
  id: ids,
  text: ['', 'a', 'A', 'b%', 'b_', '\\', 'ÄÖ', 'äö', 'Straße', 'İ', 'Σς', '\u{1F600}', '\u{FFFD}', 'a\nb', 'red'],
  color: colors,
  whole: [-1, 0, 1, 10, 9],
  decimal: [0, 0.1, 10.5, 9, -2.25],
  flag: [true, false],
  instant: ['1969-12-31T23:59:59.999Z', '2026-11-24T00:00:00.000Z', '2026-11-24T00:00:00.001Z'].map(
    (at) => new Date(at),
  ),
  day: ['2026-02-28', '2026-03-01', '0099-01-01'],
};
const patterns = [
  '%',
  '_',
  '',
  'A',
  '%b\\%%',
  '%\\_',
  '%ä%',
  'STRASSE',
  '%ß%',
  'i%',
  '%Σ',
  '_%_',
  '\\\\',
  '%\nB',
  'A%',
];

let database: TestDatabase;
let orm: MikroORM;
let meta: EntityMetadata;
let reads: ReadCache;
let rows: Sample[];
beforeAll(async () => {
  database = await cloneDatabase();
  orm = await openOrm({ url: database.url, entities: [Sample], log: pino({ level: 'silent' }) });
  meta = orm.getMetadata().get(Sample);
  reads = new ReadCache(database.pool, orm.getMetadata());
  await createRows(createRandom(seed));
  const family = {
    ...scalars,
    parent: { ...scalars, parent: { ...scalars, parent: { ...scalars, parent: { id: true } } } },
  } as const;
  rows = await new Reader(reads, () => null).find(Sample, family, {
    where: {},
    orderBy: ['id'],
    direction: 'asc',
    first: rowCount,
  });
});
afterAll(async () => {
  await orm.close(true);
  await database.drop();
});

async function createRows(random: () => number): Promise<void> {
  await database.pool
    .query(`create table samples (id uuid primary key, text text, color text, whole int, decimal numeric(12, 2),
    flag boolean, instant timestamptz(3), day date, parent_id uuid references samples)`);
  for (const [index, id] of ids.entries()) {
    const row = Object.keys(scalars).map((name) => (random() < 0.3 ? null : pick(random, values[name] ?? [])));
    // Parents are older, so that chains end.
    const parent = random() < 0.3 ? null : (ids[Math.floor(random() * index)] ?? null);
    await database.pool.query('insert into samples values ($1, $2, $3, $4, $5, $6, $7, $8, $9)', [id, ...row, parent]);
  }
}

const pick = <T>(random: () => number, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** Generates conditions with every operator and connective. Relations are as deep as the rows in memory. */
function createConditionMaker(random: () => number) {
  const some = (maxCount: number, make: () => unknown) =>
    Array.from({ length: Math.floor(random() * (maxCount + 1)) }, make);
  const valueFor = (name: string): unknown => (random() < 0.1 ? null : pick(random, values[name] ?? []));

  const comparison = (name: string): unknown => {
    const isId = name === 'id';
    const orders = name === 'flag' ? [] : ['$gt', '$gte', '$lt', '$lte'];
    const operator = pick(random, [
      'value',
      'list',
      '$eq',
      '$ne',
      '$in',
      '$nin',
      ...orders,
      ...(name === 'text' ? ['$ilike', '$ilike'] : []),
    ]);
    if (operator === 'value') return valueFor(name);
    if (operator === 'list') return some(3, () => valueFor(name));
    if (operator === '$in' || operator === '$nin') return { [operator]: some(3, () => valueFor(name)) };
    if (operator === '$ilike') return { $ilike: random() < 0.1 ? null : pick(random, patterns) };
    const one = { [operator]: valueFor(name) };
    return random() < 0.1 && !isId ? { ...one, $ne: valueFor(name) } : one;
  };
  return function condition(depth = 3, generations = 3): object {
    const inner = () => condition(depth - 1, generations);
    const kind = random();
    if (depth > 0 && kind < 0.15) return { $and: some(3, inner) };
    if (depth > 0 && kind < 0.35) return { $or: some(3, inner) };
    if (depth > 0 && kind < 0.5) return { $not: inner() };
    if (generations > 0 && kind < 0.7) return { parent: condition(Math.max(0, depth - 1), generations - 1) };
    if (kind < 0.8) return { parent: comparison('id') };
    if (kind < 0.85) return {};
    const entries = Array.from({ length: random() < 0.8 ? 1 : 2 }, () => pick(random, Object.keys(values)));
    return Object.fromEntries(entries.map((name) => [name, comparison(name)]));
  };
}

test('a row in memory matches a condition if and only if the database finds it, for random conditions', async () => {
  const random = createRandom(seed);
  const make = createConditionMaker(random);
  const differences: unknown[] = [];
  let found = 0;
  for (let count = 0; count < conditionCount; count += 1) {
    const where = make();
    const params: unknown[] = [];
    const one = compileWhere(meta, 't', where, params);
    const set = compileSetWhere(meta, 't', where, params);
    const { rows: answers } = await database.pool.query<{ row: boolean; set: boolean }>(
      `select coalesce(${one}, false) as row, coalesce(${set}, false) as set from samples t order by id`,
      params,
    );
    for (const [index, { row, set: inSet }] of answers.entries()) {
      const isMatch = matches(where, rows[index] ?? {});
      if (isMatch) found += 1;
      if (isMatch !== row || isMatch !== inSet)
        differences.push({ where: JSON.stringify(where), row: rows[index], isMatch, sql: [row, inSet] });
    }
  }
  expect(differences.slice(0, 3)).toEqual([]);
  // Neither all rows nor none.
  expect(found / (conditionCount * rowCount)).toBeGreaterThan(0.2);
  expect(found / (conditionCount * rowCount)).toBeLessThan(0.8);
}, 120_000);

test('a row that was read for conditions has everything that they refer to', async () => {
  const make = createConditionMaker(createRandom(seed + 1));
  for (let count = 0; count < 200; count += 1) {
    const where = make();
    const index = count % rowCount;
    const row = await reads.rowFor(Sample, ids.toSorted()[index] ?? '', [where]);
    expect(matches(where, row ?? {})).toBe(matches(where, rows[index] ?? {}));
  }
});

test.each([
  ['an unknown operator', { text: { $like: 'a%' } }, 'text cannot be compared with $like'],
  ['undefined', { text: undefined }, 'text is compared with undefined'],
  ['a decimal as text', { decimal: '10.5' }, 'decimal is a decimal: compare it with a number'],
])('a condition with %s is rejected', (_what, where, message) => {
  expect(() => compileWhere(meta, 't', where, [])).toThrow(message);
});

test('a row without a property that a condition needs is rejected', () => {
  expect(() => matches({ text: 'a' }, { id: ids[0] })).toThrow('A row without text cannot be matched');
});
