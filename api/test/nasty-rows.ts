import { type MetadataStorage, ReferenceKind } from '@mikro-orm/core';
import type { Pool } from 'pg';

const controls = String.fromCharCode(...Array.from({ length: 31 }, (_, code) => code + 1));
const texts = ['', '"\\/\b\f\n\r\t', controls, '\u007f\u0080\u2028\u2029\ufeff', '日本 naïve 😀', '</script>', 'null'];
const instants = [
  '2026-11-23T00:00:00Z',
  '2026-11-23T01:02:03.04Z',
  '2026-11-23T01:02:03.0056Z',
  '1969-12-31T23:59:59.999Z',
  '1000-02-28T00:00:00.5+01:00',
  '9999-12-31T23:59:59.999Z',
  '0001-01-01T00:00:00.001Z',
];
const valuesFor: Array<[RegExp, unknown[]]> = [
  [/^text$/, texts],
  [/^text\[\]$/, [[], texts, ['a,b', '{}', ' ']]],
  [/^timestamptz/, instants],
  [/^date$/, ['2026-02-28', '0099-01-01', '9999-12-31']],
  [/^numeric/, ['0.1', '1234567.89', '0']],
  [/^(smallint|int)/, [0, 1, 32_767]],
];

/** Fills rows with values that are easy to serialize wrongly, where the database accepts them. Returns their ids by entity. */
export async function makeRowsNasty(pool: Pool, metadata: MetadataStorage, random: () => number) {
  const ids = new Map<string, string[]>();
  for (const { className, tableName, props } of metadata.getAll().values()) {
    if (!props.some(({ name }) => name === 'id')) continue; // a counter by name
    const { rows } = await pool.query<{ id: unknown }>(`select id from "${tableName}" order by id limit 20`);
    if (rows.length > 0)
      ids.set(
        className.toLowerCase(),
        rows.map(({ id }) => String(id)),
      );
    for (const { kind, columnTypes, fieldNames, nullable, items, generated } of props) {
      const [, values] = valuesFor.find(([type]) => type.test(columnTypes?.[0] ?? '')) ?? [];
      if (kind !== ReferenceKind.SCALAR || !values || items || generated) continue;
      for (const { id } of rows)
        if (random() < 0.5) {
          const value = nullable && random() < 0.2 ? null : values[Math.floor(random() * values.length)];
          // A value that violates a constraint is skipped.
          await pool
            .query(`update "${tableName}" set "${fieldNames[0]}" = $1 where id = $2`, [value, id])
            .catch(() => undefined);
        }
    }
  }
  return ids;
}
