/** The result of a comparison as in SQL: null if one of the values is. */
export type Truth = boolean | null;

interface Operator {
  /** In SQL. `bind` returns the placeholder of a value. */
  toSql(column: string, operand: unknown, bind: (value: unknown) => string): string;
  /** The same in memory. Throws on values that it cannot compare as PostgreSQL does. */
  evaluate(value: unknown, operand: unknown): Truth;
}

const order = (sql: string, isMet: (difference: number) => boolean): Operator => ({
  toSql: (column, operand, bind) => `${column} ${sql} ${bind(operand)}`,
  evaluate: (value, operand) => (value === null || operand === null ? null : isMet(compare(value, operand))),
});
const equal = order('=', (difference) => difference === 0);
const unequal = order('<>', (difference) => difference !== 0);

/** Every operator of a condition. Both sides of a row return the same, nulls included. */
const operators = {
  $eq: {
    toSql: (column, operand, bind) => (operand === null ? `${column} is null` : equal.toSql(column, operand, bind)),
    evaluate: (value, operand) => (operand === null ? value === null : equal.evaluate(value, operand)),
  },
  $ne: {
    toSql: (column, operand, bind) =>
      operand === null ? `${column} is not null` : unequal.toSql(column, operand, bind),
    evaluate: (value, operand) => (operand === null ? value !== null : unequal.evaluate(value, operand)),
  },
  $gt: order('>', (difference) => difference > 0),
  $gte: order('>=', (difference) => difference >= 0),
  $lt: order('<', (difference) => difference < 0),
  $lte: order('<=', (difference) => difference <= 0),
  $in: {
    toSql: (column, operand, bind) => `${column} = any(${bind(operand)})`,
    evaluate: (value, operand) => evaluateSome(operand as unknown[], (each) => equal.evaluate(value, each)),
  },
  $nin: {
    toSql: (column, operand, bind) => `${column} <> all(${bind(operand)})`,
    evaluate: (value, operand) => evaluateEvery(operand as unknown[], (each) => unequal.evaluate(value, each)),
  },
  $ilike: {
    toSql: (column, operand, bind) => `${column} ilike ${bind(operand)}`,
    evaluate: (value, operand) =>
      value === null || operand === null ? null : toRegExp(foldCase(String(operand))).test(foldCase(String(value))),
  },
} satisfies Record<string, Operator>;

export type OperatorName = keyof typeof operators;
export const isOperatorName = (name: string): name is OperatorName => Object.hasOwn(operators, name);
export const getOperator = (name: OperatorName): Operator => operators[name];

export const negate = (truth: Truth): Truth => (truth === null ? null : !truth);
export const evaluateEvery = <T>(items: T[], evaluate: (item: T) => Truth): Truth => combine(items, evaluate, false);
export const evaluateSome = <T>(items: T[], evaluate: (item: T) => Truth): Truth => combine(items, evaluate, true);

/** A `decisive` value is the result; otherwise the result is null if any value is null. */
function combine<T>(items: T[], evaluate: (item: T) => Truth, decisive: boolean): Truth {
  let truth: Truth = !decisive;
  for (const item of items) {
    const each = evaluate(item);
    if (each === decisive) return decisive;
    if (each === null) truth = null;
  }
  return truth;
}

/** Negative, zero or positive. Text is in the order of its code points, which is `collate "C"`. */
function compare(value: unknown, operand: unknown): number {
  if (value === operand) return 0;
  if (typeof value === 'string' && typeof operand === 'string')
    return Buffer.compare(Buffer.from(value), Buffer.from(operand));
  // The driver returns a decimal as text.
  if (typeof operand === 'number' && (typeof value === 'number' || typeof value === 'string'))
    return Number(value) - operand;
  if (typeof value === 'boolean' && typeof operand === 'boolean') return Number(value) - Number(operand);
  if (value instanceof Date && (operand instanceof Date || typeof operand === 'string'))
    return value.getTime() - new Date(operand).getTime();
  throw new TypeError(`${JSON.stringify(value)} cannot be compared with ${JSON.stringify(operand)}`);
}

/** Only İ has a lowercase form of more than one character; the database uses its first. */
const foldCase = (text: string) =>
  Array.from(text, (character) => String.fromCodePoint(character.toLowerCase().codePointAt(0) ?? 0)).join('');

const wildcards: Record<string, string> = { '%': '.*', _: '.' };
const toRegExp = (pattern: string) =>
  new RegExp(
    `^${pattern.replaceAll(/\\(.)|./gsu, (token, escaped?: string) => wildcards[token] ?? escape(escaped ?? token))}$`,
    'su',
  );
const escape = (character: string) => character.replace(/[$()*+./?[\\\]^{|}]/, String.raw`\$&`);
