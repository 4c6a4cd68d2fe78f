import { brand } from './brand.ts';

/** Whose password it is to be, as far as it is known. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

export const personalPasswordMessage = "Please choose a password that isn't your name, your email or our name";

/** So much has to be there besides names and e-mail. */
const minOwnLetters = 6;

/**
 * Whether a password says no more than what anyone knows of its owner: their e-mail, its first part, their name, or the name of
 * the product, however they are put together and whatever figures and signs are around them.
 */
export function isPersonalPassword(password: string, { email, firstName, lastName }: PasswordOwner): boolean {
  const localPart = email.replace(/@.*/, '');
  const known = [email, localPart, ...localPart.split(/[^\p{L}\p{N}]+/u), firstName, lastName, brand.name]
    .map(normalize)
    .filter((word) => word.length >= 3)
    .toSorted((a, b) => b.length - a.length);
  const typed = normalize(password);
  const own = known.reduce((rest, word) => rest.replaceAll(word, ' '), typed);
  return own !== typed && own.replaceAll(/[^\p{L}]/gu, '').length < minOwnLetters;
}

/** Letters and figures alone, in lower case. */
const normalize = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
