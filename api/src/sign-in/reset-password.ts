import { LockMode } from '@mikro-orm/core';
import { invalidResetLinkMessage, type ResetPasswordInput } from 'rules/passwords';
import { clock } from '#clock';
import type { Context } from '#context';
import type { Where } from '#db/where';
import { badInput } from '#errors';
import { refuseCommonPassword } from '#passwords/common-passwords';
import { savePassword } from '#sign-in/save-password';
import { PasswordReset } from '#sign-in/password-reset.entity';
import { hashPassword } from '#passwords/passwords';
import { refusePersonalPassword } from '#passwords/refuse-personal-password';
import { hashResetToken } from '#sign-in/reset-tokens';
import { User } from '#people/user.entity';
import { getFactors } from '#second-factor/get-factors';

const invalidToken = () => badInput({ token: invalidResetLinkMessage });

const toUsableWhere = (token: string): Where<PasswordReset> => ({
  tokenHash: hashResetToken(token),
  usedAt: null,
  expiresAt: { $gt: clock.date() },
});

/** Sets the password of the account that a mailed link belongs to, and ends all its sessions. */
export async function resetPassword(context: Context, { token, password }: ResetPasswordInput): Promise<void> {
  await refuseCommonPassword('password', password);
  const { em, address, limits, securityLog, session } = context;
  // Checked first, so that a made-up token does not cause the work of hashing.
  const owner = await limits.attempt('resetPassword', { address }, async () => {
    const reset = await em.findOne(PasswordReset, toUsableWhere(token), { populate: ['user'] });
    if (reset) return reset.user;
    securityLog.record({ kind: 'password_reset_failed', details: 'The link was used, has expired or is unknown' });
    throw invalidToken();
  });
  refusePersonalPassword('password', password, owner);
  const passwordHash = await hashPassword(password, address);
  const account = await em.transactional(async (tx) => {
    // Of concurrent uses the database lets one succeed. The others do not wait for it, since each would hold a connection.
    const lockMode = LockMode.PESSIMISTIC_PARTIAL_WRITE;
    const reset = await tx.findOne(PasswordReset, toUsableWhere(token), { lockMode, refresh: true });
    if (!reset) throw invalidToken();
    const where = { id: reset.user.id, deactivatedAt: null };
    const user = await tx.findOne(User, where, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!user) throw invalidToken();
    reset.usedAt = clock.date();
    await savePassword(context, tx, user, passwordHash);
    return user;
  });
  securityLog.record({ kind: 'password_reset', account });
  const { email } = account;
  // The mail has proved who this is: earlier failures must not prevent signing in with the new password.
  await limits.clear('signIn', { email, address, device: session.findKnownDevice(email) });
  // With a second factor the mail is only half of the proof, and a recognized browser gets separate attempts at the codes.
  if ((await getFactors(em, account)).length === 0) session.rememberDevice(email);
}
