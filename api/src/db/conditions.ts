/** Whether it is a condition on the row that a relation names, rather than on its id or on a value. */
export const isRelated = (wanted: unknown): wanted is object =>
  typeof wanted === 'object' &&
  wanted !== null &&
  !Array.isArray(wanted) &&
  !(wanted instanceof Date) &&
  !Object.keys(wanted).some(isOperator);

export const isOperator = (key: string) => key.startsWith('$') && key !== '$and' && key !== '$or' && key !== '$not';

/** The conditions that all have to hold. */
export const conjunctsOf = (where: object): object[] => ('$and' in where ? (where.$and as object[]) : [where]);
