/** Whether any of a list's filters is set. */
export const isFiltered = (filter: object): boolean => Object.values(filter).some((value) => value !== null);
