import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { RegisterInput } from 'rules/registration';
import { announceActivity } from '#activity/record-activity';
import type { Activity } from '#activity/activity.entity';
import type { Context } from '#context';
import { conflict, unauthenticated } from '#errors';
import { matchSecret, matchToken, claimInvitation, findRedeemable } from '#invitations/find-redeemable';
import type { Invitation } from '#invitations/invitation.entity';
import { linkWaitingProjects } from '#invitations/link-waiting-projects';
import { recordRefusal } from '#invitations/record-refusal';
import { markInvitationUsed } from '#invitations/mark-invitation-used';
import { refuseCommonPassword } from '#passwords/common-passwords';
import { hashPassword } from '#passwords/passwords';
import { refusePersonalPassword } from '#passwords/refuse-personal-password';
import { startSession } from '#sessions/start-session';
import { announceUser } from '#people/announce-user';
import { User } from '#people/user.entity';
import { lockClientEmail } from '#projects/find-client';

/** Creates an account from an invitation, once, and signs in. Returns the account's id. */
export async function register(context: Context, input: RegisterInput): Promise<string> {
  await context.limits.count('register', { address: context.address });
  await refuseCommonPassword('password', input.password);
  // Checked first: an invalid token must not trigger expensive password hashing.
  const { email } = await findInvitation(context, input);
  refusePersonalPassword('password', input.password, { ...input, email });
  const passwordHash = await hashPassword(input.password, context.address);
  const { user, activities } = await redeem(context, input, passwordHash);
  await announceUser(context, user);
  for (const activity of activities) await announceActivity(context, activity);
  if (!(await startSession(context, user))) throw unauthenticated();
  const details = input.email ? 'With a login code' : 'With a join link';
  context.securityLog.record({ kind: 'registered', account: user, details });
  return user.id;
}

/** A login code is short: guesses are limited as where it is checked. */
function findInvitation(context: Context, { token, email }: RegisterInput): Promise<Invitation> {
  const { em, limits, address } = context;
  if (!email) {
    const details = 'The join link was used, has expired or is unknown';
    return recordRefusal(context, { details }, () => findRedeemable(em, matchToken(token)));
  }
  return limits.attempt('validateInvitationCode', { email, address }, () =>
    recordRefusal(context, { account: { email }, details: 'Wrong login code' }, () =>
      findRedeemable(em, matchSecret(token, email)),
    ),
  );
}

async function redeem(
  { em }: Context,
  { token, email: typedEmail, firstName, lastName }: RegisterInput,
  passwordHash: string,
): Promise<{ user: User; activities: Activity[] }> {
  try {
    return await em.transactional(async (tx) => {
      const invitation = await claimInvitation(tx, typedEmail ? matchSecret(token, typedEmail) : matchToken(token));
      const { email, role, contractorRole } = invitation;
      await lockClientEmail(tx, email);
      const user = tx.create(User, { email, firstName, lastName, role, contractorRole, passwordHash });
      markInvitationUsed(invitation, user);
      await tx.flush(); // fails if an account with this email has been created meanwhile
      return { user, activities: role === 'client' ? await linkWaitingProjects(tx, user) : [] };
    });
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw conflict('An account with this email already exists. Please sign in', { cause: error });
  }
}
