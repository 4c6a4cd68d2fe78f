import { Arg, type ClassType } from 'type-graphql';

/** Which items of a list are wanted: the one argument of every list that can be filtered. */
export const Filter = (type: () => ClassType<object>) =>
  Arg('filter', type, { nullable: true, description: 'Which of them; all if omitted' });

/** How a list is sorted: the one argument of every list that can be. Its description says the default. */
export const OrderBy = (type: () => ClassType<object>, byDefault: string) =>
  Arg('orderBy', type, { nullable: true, description: `Their order; ${byDefault} by default` });

/** For the arguments from before there was `filter`, which released portals send. They are ignored if there is one. */
export const useFilter = { deprecationReason: 'Use `filter`' };

/** For the arguments from before there was `orderBy`, which released portals send. They are ignored if there is one. */
export const useOrderBy = { deprecationReason: 'Use `orderBy`' };
