/** Default page size of lists. */
export const pageSize = 50;
