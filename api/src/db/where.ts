import type { ObjectQuery } from '@mikro-orm/postgresql';
import { Kind, type SelectionNode, type SelectionSetNode } from 'graphql';
import { type Comparison, type Condition, parseWhere } from '#db/condition';
import { evaluateEvery, getOperator, negate, evaluateSome, type Truth } from '#db/operators';

/**
 * A condition as data, the same for reads (compiled by `compileWhere`), rows in memory (`matches`) and writes (passed to the
 * ORM): `{ status: { $nin: [...] }, $or: [{ client: id }, { project: { developer: id } }] }`.
 */
export type Where<T> = ObjectQuery<T>;

/** Matches no row, for viewers who may see none. */
export const matchNothing = { id: { $in: [] as string[] } };

/** A case-insensitive substring filter. */
export const toContainsFilter = (text: string) => ({ $ilike: `%${text.replaceAll(/[\\%_]/g, '\\$&')}%` });

/**
 * Whether a row in memory matches, as the database would decide it: a rule is written once for SQL and for `viewerCan…`. A row
 * without a needed property throws: it must not look like null.
 */
export const matches = (where: object, row: object): boolean => evaluate(parseWhere(where), row) === true;

function evaluate(condition: Condition, row: object): Truth {
  switch (condition.kind) {
    case 'and':
      return evaluateEvery(condition.parts, (part) => evaluate(part, row));
    case 'or':
      return evaluateSome(condition.parts, (part) => evaluate(part, row));
    case 'not':
      return negate(evaluate(condition.part, row));
    case 'related': {
      const related = getValue(row, condition.property);
      // In SQL this is `exists`, which is never null.
      return related !== null && evaluate(condition.condition, related as object) === true;
    }
    case 'comparison':
      return evaluateComparison(condition, getValue(row, condition.property));
  }
}

export const evaluateComparison = ({ operator, operand }: Comparison, value: unknown): Truth =>
  getOperator(operator).evaluate(toIdOrValue(value), operand);

function getValue(row: object, property: string): unknown {
  const value = (row as Record<string, unknown>)[property];
  if (value === undefined) throw new Error(`A row without ${property} cannot be matched`);
  return value;
}

/** In a row a relation is an object; conditions use its id. */
const toIdOrValue = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

/** The columns and relations that a condition refers to, as a selection to compile a read from. */
export const getSelection = (where: object): SelectionSetNode => toSelectionSet(parseWhere(where));

const toSelectionSet = (condition: Condition): SelectionSetNode => ({
  kind: Kind.SELECTION_SET,
  selections: toSelections(condition),
});

function toSelections(condition: Condition): SelectionNode[] {
  if ('parts' in condition) return condition.parts.flatMap(toSelections);
  if (condition.kind === 'not') return toSelections(condition.part);
  const field = { kind: Kind.FIELD as const, name: { kind: Kind.NAME as const, value: condition.property } };
  return [condition.kind === 'related' ? { ...field, selectionSet: toSelectionSet(condition.condition) } : field];
}
