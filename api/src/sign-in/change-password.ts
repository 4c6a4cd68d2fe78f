import { LockMode } from '@mikro-orm/core';
import type { ChangePasswordInput } from 'rules/passwords';
import type { Context } from '#context';
import { badInput, unauthenticated } from '#errors';
import { refuseCommonPassword } from '#passwords/common-passwords';
import { savePassword } from '#sign-in/save-password';
import { hashPassword, verifyPassword } from '#passwords/passwords';
import { refusePersonalPassword } from '#passwords/refuse-personal-password';
import { renewSession } from '#sessions/start-session';
import { User } from '#people/user.entity';

const wrongPassword = () => badInput({ currentPassword: 'This is not your current password' });

/** Changes the viewer's password. Other sessions end, and this one continues under a new id. */
export async function changePassword(context: Context, input: ChangePasswordInput): Promise<void> {
  await refuseCommonPassword('newPassword', input.newPassword);
  const person = context.viewer?.id;
  if (!person) throw unauthenticated();
  refusePersonalPassword('newPassword', input.newPassword, await context.em.findOneOrFail(User, person));
  const user = await context.limits.attempt('ownPassword', { person }, () => replacePassword(context, person, input));
  context.securityLog.record({ kind: 'password_changed' });
  if (!(await renewSession(context, user))) throw unauthenticated();
}

async function replacePassword(
  context: Context,
  id: string,
  { currentPassword, newPassword }: ChangePasswordInput,
): Promise<User> {
  const { em, address } = context;
  const { passwordHash: current } = await em.findOneOrFail(User, id);
  if (!(await verifyPassword(current, currentPassword, address))) {
    context.securityLog.record({ kind: 'reauthentication_failed', details: 'Wrong password' });
    throw wrongPassword();
  }
  const passwordHash = await hashPassword(newPassword, address);
  return em.transactional(async (tx) => {
    // Of two concurrent changes, the second fails because the current password is no longer the one that was verified.
    const where = { id, passwordHash: current, deactivatedAt: null };
    const user = await tx.findOne(User, where, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!user) throw wrongPassword();
    await savePassword(context, tx, user, passwordHash);
    return user;
  });
}
