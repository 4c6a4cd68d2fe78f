import * as z from 'zod/mini';
import { requiredText } from './text.ts';

/* Canned answers: texts that support inserts in its replies to tickets. */

export const cannedAnswerRule = z.object({
  title: requiredText('Title is required', 100),
  content: requiredText('Please enter the answer', 5000),
});
export type CannedAnswerInput = z.infer<typeof cannedAnswerRule>;

/** What a text may name in double braces, such as `{{client}}`, with what it is replaced by. */
export const answerPlaceholders = {
  client: "The client's first name",
  ticket: 'The title of the ticket',
  project: 'The project of the ticket',
  me: 'Your first name',
} as const;
export type AnswerPlaceholder = keyof typeof answerPlaceholders;

/** Replaces the placeholders that have a value. The others stay, so that their author sees them. */
export const fillPlaceholders = (text: string, values: Partial<Record<AnswerPlaceholder, string>>): string =>
  text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name as AnswerPlaceholder] ?? whole) : whole,
  );
