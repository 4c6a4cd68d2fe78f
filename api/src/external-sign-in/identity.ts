import type { IDToken, UserInfoResponse } from 'openid-client';
import { emailRule } from 'rules/text';
import { SignInFault } from '#external-sign-in/sign-in-fault';

/** Who someone is, as their provider says. */
export interface Identity {
  /** Verified, in lower case. */
  email: string;
  firstName: string;
  lastName: string;
}

const claimedEmailRule = emailRule('');

/** Refuses whoever has no verified e-mail: an e-mail is what a person is known by here. */
export function toIdentity(claims: IDToken | UserInfoResponse): Identity {
  const email = claimedEmailRule.safeParse(claims.email);
  if (claims.email_verified !== true || !email.success) throw new SignInFault('unverified_email');
  return { email: email.data, ...getNames(claims, email.data) };
}

/** The provider's names; without them those in the whole name or, as a beginning, in the e-mail. */
function getNames(
  { given_name, family_name, name }: IDToken | UserInfoResponse,
  email: string,
): Pick<Identity, 'firstName' | 'lastName'> {
  const whole = sanitizeClaim(name) || capitalize(email.replace(/@.*/, '').replaceAll(/[._+-]+/g, ' '));
  const [first = '', ...rest] = whole.split(' ');
  if (sanitizeClaim(given_name) || sanitizeClaim(family_name)) {
    return { firstName: sanitizeClaim(given_name) || first, lastName: sanitizeClaim(family_name) };
  }
  return { firstName: first, lastName: rest.join(' ') };
}

/** A claim is text from outside: without what cannot be stored, and not longer than a name. */
function sanitizeClaim(claim: unknown): string {
  if (typeof claim !== 'string') return '';
  const storable = claim.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').replaceAll(/\s+/g, ' ');
  return Array.from(storable.trim()).slice(0, 100).join('').trim();
}

const capitalize = (words: string) =>
  words
    .trim()
    .replaceAll(/(?<!\S)\S/gu, (letter) => letter.toUpperCase())
    .slice(0, 100);
