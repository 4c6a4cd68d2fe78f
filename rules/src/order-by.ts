import * as z from 'zod/mini';
import { sortDirections } from './paging.ts';

/** How a list is sorted: by one of these fields, in one direction. */
export const orderByRule = <const Field extends string>(fields: readonly Field[]) =>
  z.object({
    field: z.enum(fields, 'Please choose what to sort by'),
    direction: z.enum(sortDirections, 'Please choose a direction'),
  });
