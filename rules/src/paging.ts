/** The longest page of any list, through either door (contract §2). */
export const maxPageSize = 500;
export const defaultPageSize = 50;

export const sortDirections = ['asc', 'desc'] as const;
export type SortDirection = (typeof sortDirections)[number];
