import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#context';
import { unauthenticated } from '#errors';
import { countUnlessFailed } from '#limits/count-unless-failed';
import { createLetter } from '#mail/letter';
import type { Mail } from '#mail/mail';
import { isProvenEmail } from '#mail/proven-emails';
import { queueMail } from '#mail/queue-mail';
import { User } from '#people/user.entity';

interface Addressee {
  to: Mail['to'];
  subject: string;
  /** Their account is known to the sender. No one else's: a limit that differs would tell that there is one. */
  hasAccount: boolean;
}

/**
 * Sends what a person of the agency writes, in the transaction of `change`, which answers once the mail is queued. Senders
 * have a daily quota; so has an address whose owner never answered, and mail to it is in the security log.
 */
export async function writeLetter<T>(
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
      // The name that goes with an unproven address may be what a stranger typed into a form.
      const reader = isStranger ? { ...to, name: '' } : to;
      await queueMail(tx, createLetter(sender, { to: reader, subject, message, isStranger }));
      return done;
    });
  const sendCounted = isStranger
    ? () => countUnlessFailed(limits, 'mailToUnproven', { recipient: to.address }, send)
    : send;
  const done = await countUnlessFailed(limits, 'mailByPerson', { person: viewer.id }, sendCounted);
  if (isStranger) securityLog.record({ kind: 'mail_sent', details: `To ${to.address}: ${subject}` });
  return done;
}
