import type { SignInInput } from 'rules/sign-in';
import type { Context } from '#context';
import { unauthenticated } from '#errors';
import { isFounder } from '#people/is-founder';
import { passwordMatches } from '#people/passwords';
import { startSession } from '#people/start-session';
import { User } from '#people/user.entity';

/** One message for a wrong password, an unknown e-mail and a door that is not theirs. */
const refused = () => unauthenticated('Invalid email or password');

/** Starts a session for whoever the e-mail and password belong to. */
export async function signIn(context: Context, { email, password }: SignInInput): Promise<User> {
  const { em, limits, address } = context;
  const user = await limits.attempt('signIn', { email, address }, async () => {
    const known = await em.findOne(User, { email, deactivatedAt: null });
    if (!(await passwordMatches(known?.passwordHash, password)) || !known) throw refused();
    return known;
  });
  if (!(await startSession(context, user))) throw refused();
  return user;
}

/** The founder's own door: any other e-mail is refused, after the same time. */
export async function signInAsFounder(context: Context, input: SignInInput): Promise<User> {
  if (isFounder(context, input.email)) return signIn(context, input);
  const { limits, address } = context;
  return limits.attempt('signIn', { email: input.email, address }, async () => {
    await passwordMatches(null, input.password);
    throw refused();
  });
}
