import { request } from 'kit/request';
import type { SignInInput } from 'rules/sign-in';
import { SignInAsFounderDocument, SignInDocument, type SignInMutation } from '#gql/graphql.ts';
import { isFounder } from './is-founder.ts';

/** The founder has a sign-in call of their own; everyone else takes the ordinary one. */
export async function signIn(input: SignInInput): Promise<SignInMutation['signIn']> {
  if (await isFounder(input.email)) {
    const { signInAsFounder } = await request(SignInAsFounderDocument, { input });
    return signInAsFounder;
  }
  const { signIn: ordinary } = await request(SignInDocument, { input });
  return ordinary;
}
