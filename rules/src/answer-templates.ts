import * as z from 'zod/mini';
import { labelRule, lineRule, requiredText } from './text.ts';

/** How many answer templates there may be: they are chosen from as a whole. */
export const maxAnswerTemplates = 50;

const subject = lineRule({ message: 'Please enter a subject', max: 150 });
const message = requiredText('Please enter a message', 5000);
const name = labelRule({ message: 'Please enter a name', max: 60 });

export const createAnswerTemplateRule = z.object({ name, subject, message });
export type CreateAnswerTemplateInput = z.infer<typeof createAnswerTemplateRule>;

/** Changes a template; absent fields stay unchanged. */
export const updateAnswerTemplateRule = z.partial(createAnswerTemplateRule);
export type UpdateAnswerTemplateInput = z.infer<typeof updateAnswerTemplateRule>;

/** An email to the contact of a lead. */
export const emailLeadRule = z.object({ subject, message });
export type EmailLeadInput = z.infer<typeof emailLeadRule>;

/** What a template's text can name of a lead. */
export const templatePlaceholders = ['{name}', '{company}'] as const;

/**
 * Fills in the placeholders of a template. A stranger typed the names of an enquiry, perhaps with someone else's address: what looks
 * like a link or a message, not like a name, is left out with the space before it.
 */
export const fillTemplate = (
  text: string,
  { contactName, companyName }: { contactName: string; companyName: string },
): string =>
  text.replaceAll(/( ?)\{(name|company)\}/g, (_, space: string, placeholder: string) => {
    const name = placeholder === 'name' ? contactName : companyName;
    return isSafe(name) ? space + name : '';
  });

const maxNameLength = 60;

/** Mail programs turn a bare domain into a link, too. */
const linkLike = /:\/\/|www\.|@|[\p{L}\p{N}]{2,}\.\p{L}{2,}/iu;

const isSafe = (name: string): boolean => name.length <= maxNameLength && !linkLike.test(name);
