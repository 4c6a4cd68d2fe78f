/** The maximum page size of any list, in GraphQL and REST (contract §2). */
export const maxPageSize = 500;
export const defaultPageSize = 50;

export const sortDirections = ['asc', 'desc'] as const;
export type SortDirection = (typeof sortDirections)[number];
