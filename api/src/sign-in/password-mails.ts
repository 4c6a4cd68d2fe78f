import { brand } from 'rules/brand';
import type { Context } from '#context';
import type { Mail } from '#mail/mail';
import type { User } from '#people/user.entity';

type Message = Omit<Mail, 'id'>;
type Settings = Context['settings'];

/** How long the link in a mail is valid. */
export const resetMinutes = 30;

const toAddress = ({ firstName, lastName, email }: User): Mail['to'] => ({
  name: `${firstName} ${lastName}`,
  address: email,
});

/** The mail with the link to reset a password. */
export function createPasswordResetMail(user: User, token: string, { publicUrl }: Settings): Message {
  return {
    to: toAddress(user),
    subject: `Reset your password for ${brand.name}`,
    text: `Hello ${user.firstName},

We received a request to reset your password. Open this link to choose a new one:

${new URL(`/reset-password?token=${token}`, publicUrl).href}

It works once, within ${resetMinutes} minutes. If you didn't request it, ignore this email: your password won't change.

${brand.name}
`,
  };
}

/** The notice of a changed password, so that the owner learns of a change they did not make. */
export function createPasswordChangedMail(user: User, { publicUrl }: Settings): Message {
  return {
    to: toAddress(user),
    subject: `Your password for ${brand.name} was changed`,
    text: `Hello ${user.firstName},

Your password was just changed, and you were signed out everywhere else.

If this wasn't you, set a new password right away:

${new URL('/forgot-password', publicUrl).href}

${brand.name}
`,
  };
}
