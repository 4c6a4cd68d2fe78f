import { request } from 'kit/request';
import type { SignInInput } from 'rules/sign-in';
import { readPublicSettings } from 'kit/public-settings';
import { SignInAsFounderDocument, SignInDocument, type SignInMutation } from '#gql/graphql.ts';

/** The founder has a sign-in call of their own; everyone else takes the ordinary one. */
export async function signIn(input: SignInInput): Promise<SignInMutation['signIn']> {
  if (await isFounder(input.email)) {
    const { signInAsFounder } = await request(SignInAsFounderDocument, { input });
    return signInAsFounder;
  }
  const { signIn: ordinary } = await request(SignInDocument, { input });
  return ordinary;
}

/** Whether an email is the founder's. The page knows only its hash, so that the address cannot be read in it. */
async function isFounder(email: string): Promise<boolean> {
  const { founderEmailHash } = readPublicSettings();
  // Browsers hash in secure contexts only; over plain http from another machine the ordinary call has to do.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!founderEmailHash || !subtle) return false;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(email.toLowerCase()));
  return toHex(digest) === founderEmailHash;
}

const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
