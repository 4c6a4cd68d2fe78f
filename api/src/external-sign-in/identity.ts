import type { IDToken, UserInfoResponse } from 'openid-client';
import { toReadableName } from 'rules/names';
import { emailRule } from 'rules/text';
import { SignInFault } from '#external-sign-in/sign-in-fault';

/** Who the user is, according to their provider. */
export interface Identity {
  /** Verified, in lower case. */
  email: string;
  firstName: string;
  lastName: string;
}

const claimedEmailRule = emailRule('');

/** Rejects a user without a verified email, because the email identifies a person here. */
export function toIdentity(claims: IDToken | UserInfoResponse): Identity {
  const email = claimedEmailRule.safeParse(claims.email);
  if (claims.email_verified !== true || !email.success) throw new SignInFault('unverified_email');
  return { email: email.data, ...getNames(claims, email.data) };
}

/** The provider's names; without them, names derived from the full name or, as a fallback, the email. */
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

/** A claim is untrusted text: strips what no name may have and limits its length to that of a name. */
function sanitizeClaim(claim: unknown): string {
  if (typeof claim !== 'string') return '';
  const name = toReadableName(claim.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' '));
  return Array.from(name).slice(0, 100).join('').trim();
}

const capitalize = (words: string) =>
  words
    .trim()
    .replaceAll(/(?<!\S)\S/gu, (letter) => letter.toUpperCase())
    .slice(0, 100);
