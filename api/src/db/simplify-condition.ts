import {
  type Comparison,
  type Condition,
  alwaysCondition,
  getConjuncts,
  isAlways,
  isNever,
  neverCondition,
} from '#db/condition';
import { evaluateComparison } from '#db/where';

/**
 * The same condition without its constant parts: conditions composed for a role have parts that are never true, and PostgreSQL
 * would still search for their rows. The row of a foreign key exists, so a relation to any row is a column that is not null.
 */
export const simplifyCondition = (condition: Condition): Condition => simplify(condition, true);

/** `nullIsFalse`: whether false may replace null, as it may everywhere except in a negation. */
function simplify(condition: Condition, nullIsFalse: boolean): Condition {
  switch (condition.kind) {
    case 'and':
      return combineAnd(
        condition.parts.map((part) => simplify(part, nullIsFalse)),
        nullIsFalse,
      );
    case 'or':
      return combineOr(condition.parts.map((part) => simplify(part, nullIsFalse)));
    case 'not': {
      const part = simplify(condition.part, false);
      if (isAlways(part)) return neverCondition;
      return isNever(part) ? alwaysCondition : { kind: 'not', part };
    }
    case 'related': {
      const { property } = condition;
      const inner = simplify(condition.condition, true);
      if (isNever(inner)) return neverCondition;
      return isAlways(inner)
        ? { kind: 'comparison', property, operator: '$ne', operand: null }
        : { ...condition, condition: inner };
    }
    case 'comparison':
      return condition.operator === '$in' && (condition.operand as unknown[]).length === 0 ? neverCondition : condition;
  }
}

function combineAnd(parts: Condition[], nullIsFalse: boolean): Condition {
  const conjuncts = parts.flatMap(getConjuncts);
  if (conjuncts.some(isNever) || (nullIsFalse && isContradiction(conjuncts))) return neverCondition;
  return conjuncts.length === 1 && conjuncts[0] ? conjuncts[0] : { kind: 'and', parts: conjuncts };
}

function combineOr(parts: Condition[]): Condition {
  if (parts.some(isAlways)) return alwaysCondition;
  const choices = parts.flatMap((part) => (part.kind === 'or' ? part.parts : [part]));
  return choices.length === 1 && choices[0] ? choices[0] : { kind: 'or', parts: choices };
}

/** Whether a condition requires a column to equal a value that another condition on the column excludes. */
function isContradiction(conjuncts: Condition[]): boolean {
  const comparisons = conjuncts.filter((part): part is Comparison => part.kind === 'comparison');
  return comparisons.some(
    ({ property, operator, operand }) =>
      operator === '$eq' &&
      isConstant(operand) &&
      comparisons.some((other) => other.property === property && evaluateComparison(other, operand) !== true),
  );
}

const isConstant = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
