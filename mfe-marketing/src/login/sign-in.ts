import { request, RequestError } from 'kit/request';
import type { Viewer } from 'kit/session';
import type { SignInInput } from 'rules/sign-in';
import { SignInAsFounderDocument, SignInDocument } from '#gql/graphql.ts';
import { isFounder } from './is-founder.ts';

/** The founder has a sign-in call of their own; everyone else takes the ordinary one. */
export async function signIn(input: SignInInput): Promise<Viewer> {
  if (await isFounder(input.email)) {
    const { signInAsFounder } = await request(SignInAsFounderDocument, { input });
    return signedIn(signInAsFounder);
  }
  const { signIn: ordinary } = await request(SignInDocument, { input });
  return signedIn(ordinary);
}

/** Nobody is signed in yet where the account has a second factor. */
function signedIn({ user }: { user: Viewer | null }): Viewer {
  if (!user)
    throw new RequestError({ code: 'UNAUTHENTICATED', message: 'This account needs its second factor', status: 200 });
  return user;
}
