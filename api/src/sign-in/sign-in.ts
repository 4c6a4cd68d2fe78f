import type { EntityManager } from '@mikro-orm/postgresql';
import type { SignInInput } from 'rules/sign-in';
import type { Context } from '#context';
import { unauthenticated } from '#errors';
import { isFounder } from '#people/is-founder';
import { verifyPassword } from '#passwords/passwords';
import type { SignInResult } from '#sessions/sign-in-payload';
import { startSession } from '#sessions/start-session';
import { User } from '#people/user.entity';
import { requireSecondFactor } from '#second-factor/require-second-factor';
import { getFactors } from '#second-factor/get-factors';

/** One message for a wrong password, an unknown email and the founder's sign-in with another email. */
const invalidCredentials = () => unauthenticated('Invalid email or password');

/** Starts a session for the owner of the email and password, or requires their second factor first. */
export async function signIn(context: Context, { email, password }: SignInInput): Promise<SignInResult> {
  const { em, limits, address, securityLog } = context;
  const account = { email };
  const user = await limits.attempt('signIn', toLimitSubject(context, email), async () => {
    const passwordHash = await findPasswordHash(em, email);
    if (!(await verifyPassword(passwordHash, password, address))) {
      const details = passwordHash ? 'Wrong password' : 'No active account with a password';
      securityLog.record({ kind: 'sign_in_failed', account, details });
      throw invalidCredentials();
    }
    const known = await em.findOne(User, { email, passwordHash, deactivatedAt: null });
    if (!known) throw invalidCredentials();
    return known;
  });
  const secondFactor = await getFactors(em, user);
  if (secondFactor.length > 0) {
    await requireSecondFactor(context, user);
    return { userId: null, secondFactor };
  }
  if (!(await startSession(context, user))) throw invalidCredentials();
  // Enabled at this moment: that ended the sessions it found, perhaps before this one existed.
  if ((await getFactors(context.em, user)).length > 0) {
    await context.session.end();
    throw invalidCredentials();
  }
  securityLog.record({ kind: 'sign_in_succeeded', account: user, details: 'With a password' });
  return { userId: user.id, secondFactor };
}

const toLimitSubject = ({ address, session }: Context, email: string) => ({
  email,
  address,
  device: session.findKnownDevice(email),
});

/** Selects only the hash: mapping a full entity would take measurably longer than finding none. */
async function findPasswordHash(em: EntityManager, email: string): Promise<string | null> {
  const sql = 'select password_hash from users where email = ? and deactivated_at is null';
  const [row] = await em.execute<Array<{ password_hash: string | null }>>(sql, [email]);
  return row?.password_hash ?? null;
}

/** The founder's sign-in: any other email is refused, in the same time. */
export async function signInAsFounder(context: Context, input: SignInInput): Promise<SignInResult> {
  if (isFounder(context, input.email)) return signIn(context, input);
  const { limits, address, securityLog } = context;
  const account = { email: input.email };
  return limits.attempt('signIn', toLimitSubject(context, input.email), async () => {
    await verifyPassword(null, input.password, address);
    securityLog.record({ kind: 'sign_in_failed', account, details: "Not the founder's account" });
    throw invalidCredentials();
  });
}
