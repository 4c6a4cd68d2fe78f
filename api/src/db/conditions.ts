/** Whether this is a condition on the related row, rather than on its id or on a value. */
export const isRelated = (condition: unknown): condition is object =>
  typeof condition === 'object' &&
  condition !== null &&
  !Array.isArray(condition) &&
  !(condition instanceof Date) &&
  !Object.keys(condition).some(isOperator);

export const isOperator = (key: string) => key.startsWith('$') && key !== '$and' && key !== '$or' && key !== '$not';

/** The conditions of a conjunction. */
export const getConjuncts = (where: object): object[] => ('$and' in where ? (where.$and as object[]) : [where]);
