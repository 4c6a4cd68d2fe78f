import { LockMode } from '@mikro-orm/core';
import type { Task } from 'graphile-worker';
import type { RequestPasswordResetInput } from 'rules/passwords';
import { defineDomain } from '#define-domain';
import { PasswordReset } from '#sign-in/password-reset.entity';
import { PasswordsResolver } from '#sign-in/passwords.resolver';
import { SignInResolver } from '#sign-in/sign-in.resolver';
import { clock } from '#clock';
import type { Context } from '#context';
import { queueMail } from '#mail/queue-mail';
import { createPasswordResetMail, resetMinutes } from '#sign-in/password-mails';
import { createResetToken } from '#sign-in/reset-tokens';
import { User } from '#people/user.entity';

/** The job that sends a reset link if the account is active. Earlier links become invalid. */
const sendPasswordReset =
  (createContext: () => Context): Task =>
  async (payload) => {
    const { email } = payload as RequestPasswordResetInput;
    const { em, settings } = createContext();
    await em.transactional(async (tx) => {
      // The lock serializes requests: only the last link is stored.
      const user = await tx.findOne(User, { email, deactivatedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!user) return;
      await tx.nativeDelete(PasswordReset, { user: user.id, usedAt: null });
      const { token, tokenHash } = createResetToken();
      const createdAt = clock.date();
      const expiresAt = new Date(createdAt.getTime() + resetMinutes * 60_000);
      tx.create(PasswordReset, { user, tokenHash, createdAt, expiresAt });
      await queueMail(tx, createPasswordResetMail(user, token, settings));
    });
  };

export const signInDomain = defineDomain({
  name: 'sign-in',
  resolvers: [SignInResolver, PasswordsResolver],
  entities: [PasswordReset],
  prunedTables: {
    prunePasswordResets: {
      schedule: '47 * * * *',
      rules: [
        { data: 'Password reset links, after they expire', table: 'password_resets', age: 'expires_at', keep: '1 day' },
      ],
    },
  },
  jobs: { sendPasswordReset: { create: ({ createContext }) => sendPasswordReset(createContext) } },
});
