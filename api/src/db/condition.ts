import { type OperatorName, isOperatorName } from '#db/operators';

/** A condition as everything that interprets it sees it, without the shorthands of `Where`. */
export type Condition =
  { kind: 'and' | 'or'; parts: Condition[] } | { kind: 'not'; part: Condition } | Related | Comparison;

/** A condition on the related row. */
export interface Related {
  kind: 'related';
  property: string;
  condition: Condition;
}

export interface Comparison {
  kind: 'comparison';
  property: string;
  operator: OperatorName;
  operand: unknown;
}

/** Matches every row: a conjunction without parts. */
export const alwaysCondition: Condition = { kind: 'and', parts: [] };
/** Matches no row. */
export const neverCondition: Condition = { kind: 'or', parts: [] };

export const isAlways = (condition: Condition) => condition.kind === 'and' && condition.parts.length === 0;
export const isNever = (condition: Condition) => condition.kind === 'or' && condition.parts.length === 0;

/** Parses a `Where`. Throws on an operator that does not exist. */
export function parseWhere(where: object): Condition {
  return toAnd(Object.entries(where).map(([key, value]) => parseEntry(key, value)));
}

function parseEntry(key: string, value: unknown): Condition {
  if (key === '$and') return toAnd((value as object[]).map(parseWhere));
  if (key === '$or') return { kind: 'or', parts: (value as object[]).map(parseWhere) };
  if (key === '$not') return { kind: 'not', part: parseWhere(value as object) };
  if (Array.isArray(value)) return { kind: 'comparison', property: key, operator: '$in', operand: value };
  if (typeof value !== 'object' || value === null || value instanceof Date)
    return { kind: 'comparison', property: key, operator: '$eq', operand: value };
  const entries = Object.entries(value);
  if (!entries.some(([name]) => isComparison(name)))
    return { kind: 'related', property: key, condition: parseWhere(value) };
  return toAnd(
    entries.map(([operator, operand]) => {
      if (!isOperatorName(operator)) throw new Error(`${key} cannot be compared with ${operator}`);
      return { kind: 'comparison', property: key, operator, operand };
    }),
  );
}

const connectives = ['$and', '$or', '$not'];
const isComparison = (name: string) => name.startsWith('$') && !connectives.includes(name);

const toAnd = (parts: Condition[]): Condition => (parts.length === 1 && parts[0] ? parts[0] : { kind: 'and', parts });

/** The conditions of a conjunction. */
export const getConjuncts = (condition: Condition): Condition[] =>
  condition.kind === 'and' ? condition.parts : [condition];
