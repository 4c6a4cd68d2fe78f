import { type EntityMetadata, type EntityProperty, ReferenceKind } from '@mikro-orm/core';
import type { ObjectQuery } from '@mikro-orm/postgresql';
import { Kind, type SelectionNode, type SelectionSetNode } from 'graphql';
import { validate as isUuid } from 'uuid';
import { isOperator, isRelated } from '#db/conditions';
import { simplifyWhere } from '#db/simplify-where';
import { malformed } from '#errors';

/**
 * A condition as data, the same for reads (compiled here) and writes (passed to the ORM): `{ status: { $nin: [...] }, $or:
 * [{ client: id }, { project: { developer: id } }] }`.
 */
export type Where<T> = ObjectQuery<T>;

/** Matches no row, for viewers who may see none. */
export const nothing = { id: { $in: [] as string[] } };

/** A case-insensitive substring filter. */
export const toContainsFilter = (text: string) => ({ $ilike: `%${text.replaceAll(/[\\%_]/g, '\\$&')}%` });

const comparisons: Record<string, string> = {
  $eq: '=',
  $ne: '<>',
  $gt: '>',
  $gte: '>=',
  $lt: '<',
  $lte: '<=',
  $ilike: 'ilike',
};

/** Compiles a condition to SQL over `alias`, for rows that another condition finds; values go to `params`. */
export function compileWhere(meta: EntityMetadata, alias: string, where: object, params: unknown[]): string {
  return compileSimplified(meta, alias, where, { params, form: 'row' });
}

/**
 * The same for a condition that finds its rows on its own. The ids of related rows in its alternatives are looked up first:
 * PostgreSQL can then use an index for each alternative, which it cannot with `exists`.
 */
export function compileSetWhere(meta: EntityMetadata, alias: string, where: object, params: unknown[]): string {
  return compileSimplified(meta, alias, where, { params, form: 'set' });
}

interface Target {
  params: unknown[];
  /** `choice`: inside an alternative of a set condition. */
  form: 'row' | 'set' | 'choice';
}

function compileSimplified(meta: EntityMetadata, alias: string, where: object, target: Target): string {
  const simplified = simplifyWhere(where);
  if (typeof simplified === 'object') return compile(meta, alias, simplified, target);
  // A condition that matches no row may still have an invalid id.
  if (!simplified) compile(meta, alias, where, { ...target, params: [] });
  return String(simplified);
}

function compile(meta: EntityMetadata, alias: string, where: object, target: Target): string {
  const parts = Object.entries(where).map(([key, value]) => {
    if (key === '$and') return joinAnd(value as object[], (each) => compile(meta, alias, each, target));
    if (key === '$or') {
      const choice: Target = target.form === 'set' ? { ...target, form: 'choice' } : target;
      return joinOr(value as object[], (each) => compile(meta, alias, each, choice));
    }
    if (key === '$not') return `not ${compile(meta, alias, value as object, { ...target, form: 'row' })}`;
    return onProperty(getProperty(meta, key), alias, value, target);
  });
  return joinAnd(parts, (part) => part);
}

function getProperty(meta: EntityMetadata, name: string): EntityProperty {
  const property = (meta.properties as Record<string, EntityProperty>)[name];
  if (!property) throw new Error(`${meta.className} has no ${name} to filter by`);
  return property;
}

function onProperty(property: EntityProperty, alias: string, value: unknown, target: Target): string {
  const column = `${alias}."${property.fieldNames[0]}"`;
  const bind = (bound: unknown) =>
    isListed(property, bound) ? `'${bound}'` : `$${target.params.push(checked(property, bound))}`;
  if (value === null) return `${column} is null`;
  if (Array.isArray(value)) return `${column} = any(${bind(value)})`;
  if (typeof value !== 'object' || value instanceof Date) return `${column} = ${bind(value)}`;

  const entries = Object.entries(value);
  if (property.kind !== ReferenceKind.SCALAR && !entries.some(([key]) => isOperator(key))) {
    const related = property.targetMeta;
    if (!related) throw new Error(`${property.name} has no target to filter by`);
    const inner = `${alias}_${property.name}`;
    const from = `from "${related.tableName}" ${inner} where`;
    if (target.form === 'choice')
      return `${column} = any(array(select ${inner}."id" ${from} ${compile(related, inner, value, { ...target, form: 'set' })}))`;
    return `exists (select 1 ${from} ${inner}."id" = ${column} and ${compile(related, inner, value, target)})`;
  }
  return joinAnd(entries, ([operator, operand]) => {
    if (operator === '$in') return `${column} = any(${bind(operand)})`;
    if (operator === '$nin') return `${column} <> all(${bind(operand)})`;
    if (operator === '$ne' && operand === null) return `${column} is not null`;
    const comparison = comparisons[operator];
    if (!comparison) throw new Error(`A filter cannot use ${operator}`);
    return `${column} ${comparison} ${bind(operand)}`;
  });
}

/**
 * Evaluates a condition on a row in memory, so that a rule is written once for SQL and for `viewerCan…`. As in SQL, null
 * is unequal to nothing. A row without a needed property throws: it must not look like null.
 */
export function matches(where: object, row: object): boolean {
  return Object.entries(where).every(([key, expected]) => {
    if (key === '$and') return (expected as object[]).every((each) => matches(each, row));
    if (key === '$or') return (expected as object[]).some((each) => matches(each, row));
    if (key === '$not') return !matches(expected as object, row);
    const value = (row as Record<string, unknown>)[key];
    if (value === undefined) throw new Error(`A row without ${key} cannot be matched`);
    if (isRelated(expected)) return value !== null && matches(expected, value as object);
    const found = toIdOrValue(value);
    if (expected === null || typeof expected !== 'object') return found === expected;
    if (Array.isArray(expected)) return expected.includes(found);
    return Object.entries(expected).every(([operator, operand]) => {
      if (operator === '$in') return (operand as unknown[]).includes(found);
      if (operator === '$nin') return found !== null && !(operand as unknown[]).includes(found);
      if (operator === '$ne') return found !== operand && (operand === null || found !== null);
      throw new Error(`A row in memory cannot be matched with ${operator}`);
    });
  });
}

/** The columns and relations that a condition refers to, as a selection to compile a read from. */
export function getSelection(where: object): SelectionSetNode {
  const selections = Object.entries(where).flatMap(([key, wanted]): readonly SelectionNode[] => {
    if (key === '$and' || key === '$or') return (wanted as object[]).flatMap((each) => getSelection(each).selections);
    if (key === '$not') return getSelection(wanted as object).selections;
    const field = { kind: Kind.FIELD as const, name: { kind: Kind.NAME as const, value: key } };
    return [isRelated(wanted) ? { ...field, selectionSet: getSelection(wanted) } : field];
  });
  return { kind: Kind.SELECTION_SET, selections };
}

/** In a row a relation is an object; conditions use its id. */
const toIdOrValue = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

const joinAnd = <T>(items: T[], each: (item: T) => string) =>
  items.length > 0 ? `(${items.map(each).join(' and ')})` : 'true';
const joinOr = <T>(items: T[], each: (item: T) => string) =>
  items.length > 0 ? `(${items.map(each).join(' or ')})` : 'false';

/** Enum values are inlined: PostgreSQL uses a partial index only for a constant. */
const isListed = (property: EntityProperty, value: unknown): value is string =>
  typeof value === 'string' && /^[a-z_]+$/.test(value) && (property.items?.includes(value) ?? false);

/** A malformed id is a client error, never a database error. */
function checked(property: EntityProperty, value: unknown): unknown {
  if (property.columnTypes?.[0] === 'uuid') {
    const wrong = [value].flat().find((id) => !isUuid(id));
    if (wrong !== undefined) throw malformed(`${JSON.stringify(wrong)} is not an id`);
  }
  return value;
}
