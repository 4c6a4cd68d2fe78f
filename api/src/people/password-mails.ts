import { brand } from 'rules/brand';
import type { Context } from '#context';
import type { Mail } from '#mail/mail';
import type { User } from '#people/user.entity';

type Message = Omit<Mail, 'id'>;
type Settings = Context['settings'];

/** How long the link of a mail can be used. */
export const resetMinutes = 30;

const toAddress = ({ firstName, lastName, email }: User): Mail['to'] => ({
  name: `${firstName} ${lastName}`,
  address: email,
});

/** The link to a new password, for whoever reads this mail. */
export function createPasswordResetMail(user: User, token: string, { publicUrl }: Settings): Message {
  return {
    to: toAddress(user),
    subject: `A new password for ${brand.name}`,
    text: `Hello ${user.firstName},

Someone asked to reset the password of your account. Open this link to choose a new one:

${new URL(`/reset-password?token=${token}`, publicUrl).href}

It can be used once and is valid for ${resetMinutes} minutes. If you didn't ask for this, ignore this email: your password stays as it is.

${brand.name}
`,
  };
}

/** That there is another password now. Whoever did not do it themselves has to learn of it. */
export function createPasswordChangedMail(user: User, { publicUrl }: Settings): Message {
  return {
    to: toAddress(user),
    subject: `Your password for ${brand.name} was changed`,
    text: `Hello ${user.firstName},

The password of your account was changed just now, and you were signed out wherever else you were signed in.

If you didn't do this, set a new password right away:

${new URL('/forgot-password', publicUrl).href}

${brand.name}
`,
  };
}
