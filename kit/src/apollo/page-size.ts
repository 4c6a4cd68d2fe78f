/** How many of a list one asks for at a time. */
export const pageSize = 50;
