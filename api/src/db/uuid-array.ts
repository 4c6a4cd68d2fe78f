/** Ids as one parameter of a statement, to be cast to uuid[]. */
export const toUuidArray = (ids: readonly string[]): string => `{${ids.join(',')}}`;
