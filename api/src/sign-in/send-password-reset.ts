import { LockMode } from '@mikro-orm/core';
import type { Task } from 'graphile-worker';
import type { RequestPasswordResetInput } from 'rules/passwords';
import { clock } from '#clock';
import type { Context } from '#context';
import { queueMail } from '#mail/queue-mail';
import { User } from '#people/user.entity';
import { createPasswordResetMail, resetMinutes } from '#sign-in/password-mails';
import { PasswordReset } from '#sign-in/password-reset.entity';
import { createResetToken } from '#sign-in/reset-tokens';

/** The job that sends a reset link if the account is active. Earlier links become invalid. */
export const sendPasswordReset =
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
