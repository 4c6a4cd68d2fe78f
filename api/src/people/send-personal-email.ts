import type { EntityManager } from '@mikro-orm/postgresql';
import { brand } from 'rules/brand';
import type { Context } from '#context';
import { unauthenticated } from '#errors';
import { countUnlessFailed } from '#limits/count-unless-failed';
import type { Mail } from '#mail/mail';
import { isProvenEmail } from '#mail/proven-emails';
import { queueMail } from '#mail/queue-mail';
import { User } from '#people/user.entity';

interface Addressee {
  to: Mail['to'];
  subject: string;
  /** Set only if the sender already knows the account. A limit that differs would otherwise reveal that there is one. */
  hasAccount: boolean;
}

/**
 * Sends a message from a member of the agency, in the transaction of `change`, whose result is returned once the email is queued. Senders
 * have a daily quota; so do addresses that never responded, and emails to those are in the security log.
 */
export async function sendPersonalEmail<T>(
  context: Context,
  { to, subject, hasAccount }: Addressee,
  message: string,
  change: (tx: EntityManager, sender: User) => Promise<T>,
): Promise<T> {
  const { em, limits, viewer, securityLog } = context;
  if (!viewer) throw unauthenticated();
  const isStranger = !hasAccount && !(await isProvenEmail(em, to.address));
  const send = () =>
    em.transactional(async (tx) => {
      const sender = await tx.findOneOrFail(User, viewer.id);
      const done = await change(tx, sender);
      // The name for an unproven address may be what a stranger typed into a form.
      const reader = isStranger ? { ...to, name: '' } : to;
      await queueMail(tx, createPersonalEmail(sender, { to: reader, subject, message, isStranger }));
      return done;
    });
  const sendCounted = isStranger
    ? () => countUnlessFailed(limits, 'mailToUnproven', { recipient: to.address }, send)
    : send;
  const done = await countUnlessFailed(limits, 'mailByPerson', { person: viewer.id }, sendCounted);
  if (isStranger) securityLog.record({ kind: 'mail_sent', details: `To ${to.address}: ${subject}` });
  return done;
}

interface PersonalEmail {
  /** Empty when unknown. */
  to: Mail['to'];
  subject: string;
  message: string;
  /** No one at this address has ever responded, so it may be mistyped. */
  isStranger: boolean;
}

/** Replies go to the sender as well as to the agency. */
function createPersonalEmail(
  { firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>,
  { to, subject, message, isStranger }: PersonalEmail,
): Omit<Mail, 'id'> {
  const name = `${firstName} ${lastName}`;
  return {
    to,
    replyTo: { name, address: email },
    subject,
    text: `Hello${to.name && ` ${to.name}`},

${message}

${name}, ${brand.name}

Reply to this email to reach ${name}.
${isStranger ? `\n${name} entered this address for a project at ${brand.name}. If you weren't expecting it, ignore this email.\n` : ''}`,
  };
}
