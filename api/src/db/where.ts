import { type EntityMetadata, type EntityProperty, ReferenceKind } from '@mikro-orm/core';
import type { ObjectQuery } from '@mikro-orm/postgresql';
import { Kind, type SelectionNode, type SelectionSetNode } from 'graphql';
import { validate as isUuid } from 'uuid';
import { malformed } from '#errors';

/**
 * A condition as data, the same for reads (compiled here) and writes (given to the ORM):
 * `{ status: { $nin: [...] }, $or: [{ client: id }, { project: { developer: id } }] }`.
 */
export type Where<T> = ObjectQuery<T>;

/** True for no row: what a person sees who may see none. */
export const nothing = { id: { $in: [] as string[] } };

/** The filter for text that stands anywhere in a column, in any case. */
export const containing = (text: string) => ({ $ilike: `%${text.replaceAll(/[\\%_]/g, '\\$&')}%` });

const comparisons: Record<string, string> = {
  $eq: '=',
  $ne: '<>',
  $gt: '>',
  $gte: '>=',
  $lt: '<',
  $lte: '<=',
  $ilike: 'ilike',
};

/** Compiles a condition to SQL over `alias`; values go to `params`. */
export function compileWhere(meta: EntityMetadata, alias: string, where: object, params: unknown[]): string {
  const parts = Object.entries(where).map(([key, value]) => {
    if (key === '$and') return all(value as object[], (each) => compileWhere(meta, alias, each, params));
    if (key === '$or') return any(value as object[], (each) => compileWhere(meta, alias, each, params));
    if (key === '$not') return `not ${compileWhere(meta, alias, value as object, params)}`;
    const property = (meta.properties as Record<string, EntityProperty>)[key];
    if (!property) throw new Error(`${meta.className} has no ${key} to filter by`);
    return onProperty(property, alias, value, params);
  });
  return all(parts, (part) => part);
}

function onProperty(property: EntityProperty, alias: string, value: unknown, params: unknown[]): string {
  const column = `${alias}."${property.fieldNames[0]}"`;
  const bind = (bound: unknown) => `$${params.push(checked(property, bound))}`;
  if (value === null) return `${column} is null`;
  if (Array.isArray(value)) return `${column} = any(${bind(value)})`;
  if (typeof value !== 'object' || value instanceof Date) return `${column} = ${bind(value)}`;

  const entries = Object.entries(value);
  if (property.kind !== ReferenceKind.SCALAR && !entries.some(([key]) => isOperator(key))) {
    const target = property.targetMeta;
    if (!target) throw new Error(`${property.name} has no target to filter by`);
    const inner = `${alias}_${property.name}`;
    const condition = compileWhere(target, inner, value, params);
    return `exists (select 1 from "${target.tableName}" ${inner} where ${inner}."id" = ${column} and ${condition})`;
  }
  return all(entries, ([operator, operand]) => {
    if (operator === '$in') return `${column} = any(${bind(operand)})`;
    if (operator === '$nin') return `${column} <> all(${bind(operand)})`;
    if (operator === '$ne' && operand === null) return `${column} is not null`;
    const comparison = comparisons[operator];
    if (!comparison) throw new Error(`A filter cannot use ${operator}`);
    return `${column} ${comparison} ${bind(operand)}`;
  });
}

/**
 * The same condition asked of one row that is already here, so that a rule is written once for SQL and for `viewerCan…`. As in
 * SQL, null is unequal to nothing. A row that lacks what is asked for throws: it must not look like an empty one.
 */
export function matches(where: object, row: object): boolean {
  return Object.entries(where).every(([key, wanted]) => {
    if (key === '$and') return (wanted as object[]).every((each) => matches(each, row));
    if (key === '$or') return (wanted as object[]).some((each) => matches(each, row));
    if (key === '$not') return !matches(wanted as object, row);
    const value = (row as Record<string, unknown>)[key];
    if (value === undefined) throw new Error(`A row without ${key} cannot be asked about it`);
    if (isRelated(wanted)) return value !== null && matches(wanted, value as object);
    const found = idOrValue(value);
    if (wanted === null || typeof wanted !== 'object') return found === wanted;
    if (Array.isArray(wanted)) return wanted.includes(found);
    return Object.entries(wanted).every(([operator, operand]) => {
      if (operator === '$in') return (operand as unknown[]).includes(found);
      if (operator === '$nin') return found !== null && !(operand as unknown[]).includes(found);
      if (operator === '$ne') return found !== operand && (operand === null || found !== null);
      throw new Error(`A row that is already here cannot be asked ${operator}`);
    });
  });
}

/** The columns and relations that a condition asks about, as a selection that a read can be compiled from. */
export function selectionOf(where: object): SelectionSetNode {
  const selections = Object.entries(where).flatMap(([key, wanted]): readonly SelectionNode[] => {
    if (key === '$and' || key === '$or') return (wanted as object[]).flatMap((each) => selectionOf(each).selections);
    if (key === '$not') return selectionOf(wanted as object).selections;
    const field = { kind: Kind.FIELD as const, name: { kind: Kind.NAME as const, value: key } };
    return [isRelated(wanted) ? { ...field, selectionSet: selectionOf(wanted) } : field];
  });
  return { kind: Kind.SELECTION_SET, selections };
}

/** Whether it is a condition on the row that a relation names, rather than on its id or on a value. */
const isRelated = (wanted: unknown): wanted is object =>
  typeof wanted === 'object' &&
  wanted !== null &&
  !Array.isArray(wanted) &&
  !(wanted instanceof Date) &&
  !Object.keys(wanted).some(isOperator);

/** A relation stands in a row as its object; conditions name its id. */
const idOrValue = (value: unknown) => (typeof value === 'object' && value !== null && 'id' in value ? value.id : value);

const isOperator = (key: string) => key.startsWith('$') && key !== '$and' && key !== '$or' && key !== '$not';
const all = <T>(items: T[], each: (item: T) => string) =>
  items.length > 0 ? `(${items.map(each).join(' and ')})` : 'true';
const any = <T>(items: T[], each: (item: T) => string) =>
  items.length > 0 ? `(${items.map(each).join(' or ')})` : 'false';

/** An id of a wrong form is a malformed request, never a fault of the database. */
function checked(property: EntityProperty, value: unknown): unknown {
  if (property.columnTypes?.[0] === 'uuid') {
    const wrong = [value].flat().find((id) => !isUuid(id));
    if (wrong !== undefined) throw malformed(`${JSON.stringify(wrong)} is not an id`);
  }
  return value;
}
