import { brand } from './brand.ts';

/** The owner of the password, as far as known. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

export const personalPasswordMessage = "Please choose a password that isn't your name, your email or our name";

/** The minimum number of letters besides names and email. */
const minOwnLetters = 6;

/**
 * Whether a password consists only of what is publicly known about its owner: their email, its local part, their name or
 * the product's name, in any combination and with any digits and punctuation around them.
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

/** Only letters and digits, in lowercase. */
const normalize = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
