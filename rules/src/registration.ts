import * as z from 'zod/mini';
import { invitationToken, loginCode } from './invitations.ts';
import { nameRule, uniqueNameRule } from './names.ts';
import { newPassword } from './passwords.ts';
import { emailRule, nullish, textRule } from './text.ts';

/** The join form (specification part 1 §5). */
export const registerRule = z.object({
  token: invitationToken,
  /** With a login code as token: the email that it was sent to. */
  email: nullish(emailRule('Valid email is required')),
  firstName: nameRule({ message: 'First name is required', min: 2, max: 100 }),
  lastName: nameRule({ message: 'Last name is required', min: 2, max: 100 }),
  password: newPassword,
});
export type RegisterInput = z.infer<typeof registerRule>;

/** Years of experience: 0–2, 2–5, 5–10, more than 10. */
export const experienceLevels = ['junior', 'mid', 'senior', 'expert'] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

/** The name of a person who describes themselves (specification part 2 §5). */
export const personFields = {
  firstName: nameRule({ message: 'First name must be at least 2 characters', min: 2, max: 100 }),
  lastName: nameRule({ message: 'Last name must be at least 2 characters', min: 2, max: 100 }),
};
/** What a contractor says about themselves (specification part 2 §5). */
export const contractorFields = {
  tagName: uniqueNameRule({ message: 'Tag name must be at least 2 characters', min: 2, max: 1000 }).check(
    z.maxLength(20, 'Tag name must be less than 20 characters'),
  ),
  experienceLevel: z.enum(experienceLevels, 'Please select your experience level'),
  technologies: textRule({
    message: "Please describe the technologies you've worked with (minimum 10 characters)",
    min: 10,
    max: 5000,
  }),
};

/** A contractor's registration (specification part 2 §5). */
export const completeContractorRegistrationRule = z.object({
  ...personFields,
  ...contractorFields,
  invitationCode: loginCode,
});
export type CompleteContractorRegistrationInput = z.infer<typeof completeContractorRegistrationRule>;
