import * as z from 'zod/mini';
import { requiredText } from './text.ts';

const stars = 'Please choose 1 to 5 stars';

/** What a client thinks of a completed project. */
export const rateProjectRule = z.object({ rating: z.int(stars).check(z.gte(1, stars), z.lte(5, stars)) });
export type RateProject = z.infer<typeof rateProjectRule>;

/** What the team writes to the client of a project. */
export const contactClientRule = z.object({ message: requiredText('Please enter a message', 5000) });
export type ContactClient = z.infer<typeof contactClientRule>;
