import type { EntityMetadata, EntityProperty } from '@mikro-orm/core';
import { validate as isUuid } from 'uuid';
import { type Comparison, type Condition, isNever, parseWhere } from '#db/condition';
import { getOperator } from '#db/operators';
import { simplifyCondition } from '#db/simplify-condition';
import { malformedId } from '#errors';

/** `row`: another condition finds the row. `set`: the condition finds its rows on its own. `choice`: an alternative of a set. */
type Form = 'row' | 'set' | 'choice';

/** Compiles a condition to SQL over `alias`, for rows that another condition finds; values go to `params`. */
export const compileWhere = (meta: EntityMetadata, alias: string, where: object, params: unknown[]): string =>
  compileCondition(meta, alias, parseWhere(where), params, 'row');

/**
 * The same for a condition that finds its rows on its own. The ids of related rows in its alternatives are looked up first:
 * PostgreSQL can then use an index for each alternative, which it cannot with `exists`.
 */
export const compileSetWhere = (meta: EntityMetadata, alias: string, where: object, params: unknown[]): string =>
  compileCondition(meta, alias, parseWhere(where), params, 'set');

export function compileCondition(
  meta: EntityMetadata,
  alias: string,
  condition: Condition,
  params: unknown[],
  form: Form,
): string {
  const simplified = simplifyCondition(condition);
  // A condition that matches no row may still have an invalid id.
  if (isNever(simplified)) compile(meta, alias, condition, [], form);
  return compile(meta, alias, simplified, params, form);
}

function compile(meta: EntityMetadata, alias: string, condition: Condition, params: unknown[], form: Form): string {
  switch (condition.kind) {
    case 'and':
      return join(
        condition.parts.map((part) => compile(meta, alias, part, params, form)),
        ' and ',
        'true',
      );
    case 'or': {
      const inner = form === 'set' ? 'choice' : form;
      return join(
        condition.parts.map((part) => compile(meta, alias, part, params, inner)),
        ' or ',
        'false',
      );
    }
    case 'not':
      return `not (${compile(meta, alias, condition.part, params, 'row')})`;
    case 'related':
      return compileRelated(getProperty(meta, condition.property), alias, condition.condition, params, form);
    case 'comparison':
      return compileComparison(getProperty(meta, condition.property), alias, condition, params);
  }
}

const join = (parts: string[], connective: string, none: string) =>
  parts.length > 0 ? `(${parts.join(connective)})` : none;

function getProperty(meta: EntityMetadata, name: string): EntityProperty {
  const property = (meta.properties as Record<string, EntityProperty>)[name];
  if (!property) throw new Error(`${meta.className} has no ${name} to filter by`);
  return property;
}

function compileRelated(
  property: EntityProperty,
  alias: string,
  condition: Condition,
  params: unknown[],
  form: Form,
): string {
  const { targetMeta } = property;
  if (!targetMeta) throw new Error(`${property.name} has no target to filter by`);
  const column = `${alias}."${property.fieldNames[0]}"`;
  const inner = `${alias}_${property.name}`;
  const from = `from "${targetMeta.tableName}" ${inner} where`;
  if (form === 'choice')
    return `${column} = any(array(select ${inner}."id" ${from} ${compile(targetMeta, inner, condition, params, 'set')}))`;
  return `exists (select 1 ${from} ${inner}."id" = ${column} and ${compile(targetMeta, inner, condition, params, form)})`;
}

const isOrder = new Set<Comparison['operator']>(['$gt', '$gte', '$lt', '$lte']);

function compileComparison(
  property: EntityProperty,
  alias: string,
  { operator, operand }: Comparison,
  params: unknown[],
): string {
  const column = `${alias}."${property.fieldNames[0]}"`;
  // Text has the same order in memory and in every database.
  const ordered = isOrder.has(operator) && property.columnTypes[0] === 'text' ? `${column} collate "C"` : column;
  return getOperator(operator).toSql(ordered, operand, (value) => bind(property, value, params));
}

function bind(property: EntityProperty, value: unknown, params: unknown[]): string {
  requireComparable(property, value);
  return isListed(property, value) ? `'${value}'` : `$${params.push(value)}`;
}

/** Enum values are inlined, because PostgreSQL uses a partial index only for a constant. */
const isListed = (property: EntityProperty, value: unknown): value is string =>
  typeof value === 'string' && /^[a-z_]+$/.test(value) && (property.items?.includes(value) ?? false);

/** A malformed id is a client error, never a database error. */
function requireComparable({ name, columnTypes }: EntityProperty, operand: unknown): void {
  for (const value of Array.isArray(operand) ? (operand as unknown[]) : [operand]) {
    if (value === undefined) throw new Error(`${name} is compared with undefined`);
    if (value === null) continue;
    if (columnTypes[0] === 'uuid' && !isUuid(value)) throw malformedId();
    // As text, 10.5 is not 10.50.
    if (columnTypes[0]?.startsWith('numeric') && typeof value !== 'number')
      throw new Error(`${name} is a decimal: compare it with a number`);
  }
}
