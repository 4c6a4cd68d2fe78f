import type { EntityClass } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';

/** A row as the database has it, before a change. */
export interface RowMemory {
  table: string;
  id: string;
  row: Row;
}
type Row = Record<string, unknown>;

/** What a change did to a row. */
export interface ChangedRow {
  table: string;
  id: string;
  /** When it was updated: a row of another version is not restored. */
  version: string;
  /** The columns that changed, as they were; null for a row that the change inserted. */
  before: Row | null;
}

/** Locks a row, and remembers it before it is changed. */
export async function rememberRow<T extends { id: string }>(
  tx: EntityManager,
  entity: EntityClass<T>,
  id: string,
): Promise<RowMemory> {
  const table = getTable(tx, entity);
  return { table, id, row: await readRow(tx, table, id) };
}

/** What has changed in a row since it was remembered. Call it after a flush. */
export async function compareRow(tx: EntityManager, { table, id, row }: RowMemory): Promise<ChangedRow> {
  const after = await readRow(tx, table, id);
  const names = Object.keys(after).filter(
    (name) => name !== 'updated_at' && JSON.stringify(after[name]) !== JSON.stringify(row[name]),
  );
  return { table, id, version: getVersion(after), before: Object.fromEntries(names.map((name) => [name, row[name]])) };
}

/** A row that the change inserted: undone, it is deleted. Call it after a flush. */
export async function getInsertedRow<T extends { id: string }>(
  tx: EntityManager,
  entity: EntityClass<T>,
  id: string,
): Promise<ChangedRow> {
  const table = getTable(tx, entity);
  return { table, id, version: getVersion(await readRow(tx, table, id)), before: null };
}

/** Returns a row to what it was. False if it has changed since. */
export async function restoreRow(tx: EntityManager, { table, id, version, before }: ChangedRow): Promise<boolean> {
  const isSame = `id = ? and updated_at = ?::timestamptz`;
  if (!before) {
    // Locked first, in a statement of its own: whatever refers to it by then is seen, and nothing can from now on.
    await tx.execute(`select 1 from "${table}" where id = ? for update`, [id]);
    if (await isReferenced(tx, table, id)) return false;
    const rows = await tx.execute<unknown[]>(`delete from "${table}" where ${isSame} returning id`, [id, version]);
    return rows.length === 1;
  }
  const columns = Object.keys(before).map((name) => `"${name}"`);
  const restored = columns.length
    ? `(${columns.join(', ')}) = (select ${columns.join(', ')} from jsonb_populate_record(null::"${table}", ?::jsonb)), `
    : '';
  const rows = await tx.execute<unknown[]>(
    `update "${table}" set ${restored}updated_at = greatest(now(), updated_at + interval '1 millisecond') where ${isSame} returning id`,
    [...(columns.length ? [JSON.stringify(before)] : []), id, version],
  );
  return rows.length === 1;
}

/** Whether other rows than activity belong to it by now: they must not disappear with it. */
async function isReferenced(tx: EntityManager, table: string, id: string): Promise<boolean> {
  const references = await tx.execute<Array<{ from: string; column: string }>>(
    `select conrelid::regclass::text as "from", attname as "column"
       from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = ?::regclass and conrelid <> 'activity'::regclass`,
    [table],
  );
  const parts = references.map(({ from, column }) => `exists (select from ${from} where "${column}" = ?)`);
  const [found] = await tx.execute<Array<{ is: boolean }>>(
    `select ${parts.join(' or ') || 'false'} as "is"`,
    parts.map(() => id),
  );
  return found?.is === true;
}

async function readRow(tx: EntityManager, table: string, id: string): Promise<Row> {
  const [found] = await tx.execute<Array<{ row: Row }>>(
    `select to_jsonb(t) as row from "${table}" t where id = ? for update`,
    [id],
  );
  if (!found) throw new Error(`There is no row ${id} in ${table}`);
  return found.row;
}

const getTable = <T extends object>(tx: EntityManager, entity: EntityClass<T>) => tx.getMetadata(entity).tableName;
const getVersion = (row: Row) => String(row.updated_at);
