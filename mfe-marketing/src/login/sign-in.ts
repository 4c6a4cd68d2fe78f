import { request } from 'kit/request';
import type { SignInInput } from 'rules/sign-in';
import { readPublicSettings } from 'kit/public-settings';
import { SignInAsFounderDocument, SignInDocument, type SignInMutation } from '#gql/graphql.ts';

/** The founder has a separate sign-in mutation. */
export async function signIn(input: SignInInput): Promise<SignInMutation['signIn']> {
  if (await isFounder(input.email)) {
    const { signInAsFounder } = await request(SignInAsFounderDocument, { input });
    return signInAsFounder;
  }
  const { signIn: ordinary } = await request(SignInDocument, { input });
  return ordinary;
}

/** Whether an email is the founder's. The page contains only a hash, to keep the address private. */
async function isFounder(email: string): Promise<boolean> {
  const { founderEmailHash } = readPublicSettings();
  // crypto.subtle needs a secure context; over plain http from another machine the regular mutation is used.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!founderEmailHash || !subtle) return false;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(email.toLowerCase()));
  return toHex(digest) === founderEmailHash;
}

const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
