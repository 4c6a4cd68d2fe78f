import { getConjuncts, isRelated } from '#db/conditions';

/**
 * The same condition without its constant parts: conditions composed for a role have parts that are never true, and PostgreSQL
 * would still search for their rows. `true` if every row matches, `false` if none does. The row of a foreign key exists, so a
 * relation to any row is a column that is not null.
 */
export function simplifyWhere(where: object): object | boolean {
  return combineAnd(Object.entries(where).map(([key, value]) => simplifyEntry(key, value)));
}

function simplifyEntry(key: string, value: unknown): object | boolean {
  if (key === '$and') return combineAnd((value as object[]).map(simplifyWhere));
  if (key === '$or') return combineOr((value as object[]).map(simplifyWhere));
  if (key === '$not') {
    const inner = simplifyWhere(value as object);
    return typeof inner === 'boolean' ? !inner : { $not: inner };
  }
  if (isRelated(value)) {
    const inner = simplifyWhere(value);
    if (inner === false) return false;
    return { [key]: inner === true ? { $ne: null } : inner };
  }
  return isEmptyList(value) ? false : { [key]: value };
}

const isEmptyList = (value: unknown): boolean => {
  const list = value !== null && typeof value === 'object' && '$in' in value ? value.$in : value;
  return Array.isArray(list) && list.length === 0;
};

function combineAnd(parts: Array<object | boolean>): object | boolean {
  if (parts.includes(false)) return false;
  const conjuncts = parts.flatMap((part) => (typeof part === 'object' ? getConjuncts(part) : []));
  if (isContradiction(conjuncts)) return false;
  return conjuncts.length > 1 ? { $and: conjuncts } : (conjuncts[0] ?? true);
}

function combineOr(parts: Array<object | boolean>): object | boolean {
  if (parts.includes(true)) return true;
  const choices = parts.flatMap((part) =>
    typeof part === 'object' ? ('$or' in part ? (part.$or as object[]) : [part]) : [],
  );
  return choices.length > 1 ? { $or: choices } : (choices[0] ?? false);
}

/** Whether a column would have to equal two values, or equal a value and not equal it. */
function isContradiction(conjuncts: object[]): boolean {
  const entries = conjuncts.flatMap((part) => Object.entries(part));
  return entries.some(
    ([key, value]) =>
      isValue(value) && entries.some(([other, condition]) => other === key && excludes(condition, value)),
  );
}

const isValue = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function excludes(condition: unknown, value: unknown): boolean {
  if (isValue(condition)) return condition !== value;
  if (typeof condition !== 'object' || condition === null) return false;
  return (
    ('$ne' in condition && condition.$ne === value) ||
    ('$nin' in condition && (condition.$nin as unknown[]).includes(value))
  );
}
