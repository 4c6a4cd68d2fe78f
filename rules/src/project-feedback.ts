import * as z from 'zod/mini';
import { requiredText } from './text.ts';

const stars = 'Please choose 1 to 5 stars';

/** A client's rating of a completed project. */
export const rateProjectRule = z.object({ rating: z.int(stars).check(z.gte(1, stars), z.lte(5, stars)) });
export type RateProject = z.infer<typeof rateProjectRule>;

/** A message from the team to a project's client. */
export const contactClientRule = z.object({ message: requiredText('Please enter a message', 5000) });
export type ContactClient = z.infer<typeof contactClientRule>;
