import { brand } from 'rules/brand';
import type { Context } from '#context';
import type { Mail } from '#mail/mail';
import type { User } from '#people/user.entity';

/** Notifies the account's owner, who may not have made the change. */
export const changeNotice = (
  { email, firstName, lastName }: User,
  what: string,
  { publicUrl }: Context['settings'],
): Omit<Mail, 'id'> => ({
  to: { name: `${firstName} ${lastName}`.trim(), address: email },
  subject: `Your sign-in to ${brand.name} has changed`,
  text: `Hello ${firstName},

${what}. Your other sessions on ${publicUrl.host} have ended.

If this wasn't you, contact us right away.

${brand.name}
`,
});
