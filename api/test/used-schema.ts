import type { MikroORM } from '@mikro-orm/postgresql';

export interface UsedColumn {
  type: string;
  nullable: boolean;
  /** Whether rows can be inserted without it. */
  optional: boolean;
  /** False if only the database sets it. */
  writable: boolean;
}
/** The tables and columns that a version uses. */
export type UsedSchema = Record<string, Record<string, UsedColumn>>;

/** Columns of entities and all columns of tables without an entity, if they exist in the database. */
export async function readUsedSchema(orm: MikroORM): Promise<UsedSchema> {
  const ofEntities = new Map<string, Set<string>>();
  for (const { tableName, props } of orm.getMetadata().getAll().values()) {
    if (!tableName) continue;
    const columns = ofEntities.get(tableName) ?? new Set();
    ofEntities.set(tableName, columns);
    for (const { persist, comment, fieldNames } of props)
      if (persist !== false && !comment?.startsWith('Unused'))
        for (const column of fieldNames ?? []) columns.add(column);
  }
  const used: UsedSchema = {};
  for (const [table, columns] of Object.entries(await readDatabaseSchema(orm)))
    used[table] = Object.fromEntries(
      Object.entries(columns).filter(([column]) => ofEntities.get(table)?.has(column) ?? true),
    );
  return used;
}

/** All columns of our tables. */
export async function readDatabaseSchema(orm: MikroORM): Promise<UsedSchema> {
  const rows = await orm.em.execute<Array<UsedColumn & { table: string; column: string }>>(`
    select class.relname as "table", attribute.attname as "column",
           format_type(attribute.atttypid, attribute.atttypmod) as "type", not attribute.attnotnull as "nullable",
           not attribute.attnotnull or attribute.atthasdef or attribute.attidentity <> '' as "optional",
           attribute.attidentity <> 'a' and attribute.attgenerated = '' as "writable"
      from pg_attribute attribute
      join pg_class class on class.oid = attribute.attrelid
     where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p') and attribute.attnum > 0
       and not attribute.attisdropped and class.relname <> 'mikro_orm_migrations'
     order by class.relname, attribute.attname`);
  const schema: UsedSchema = {};
  for (const { table, column, ...described } of rows) (schema[table] ??= {})[column] = described;
  return schema;
}

/** Descriptions of everything that keeps a version from working on a newer database. */
export function findConflicts(released: UsedSchema, now: UsedSchema): string[] {
  return Object.entries(released).flatMap(([table, columns]) => {
    const current = now[table];
    if (!current) return `${table} is gone`;
    const used = Object.entries(columns).flatMap(([column, before]) => {
      const after = current[column];
      const name = `${table}.${column}`;
      if (!after) return `${name} is gone`;
      if (after.type !== before.type) return `${name} was ${before.type} and is ${after.type}`;
      if (before.nullable && !after.nullable) return `${name} could be empty and is required`;
      return before.optional && !after.optional ? `${name} had a default and has none` : [];
    });
    const added = Object.entries(current)
      .filter(([column, { optional }]) => !(column in columns) && !optional)
      .map(([column]) => `${table}.${column} is required, and the version before does not know it`);
    return [...used, ...added];
  });
}
