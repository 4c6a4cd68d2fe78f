import { brand } from 'rules/brand';
import type { ContactClient } from 'rules/project-feedback';
import { announceActivity, recordActivity } from '#activity/record-activity';
import { announceRequest } from '#client-store/announce-request';
import { findUntaken } from '#client-store/find-untaken';
import type { Context } from '#context';
import { unauthenticated } from '#errors';
import { letterFrom } from '#mail/letter';
import { queueMail } from '#mail/queue-mail';
import { User } from '#people/user.entity';

/** Writes to whoever made a request that nobody has taken yet. It can still be taken, by anybody. */
export async function contactClientStoreRequest(
  context: Context,
  id: string,
  { message }: ContactClient,
): Promise<void> {
  const { em, viewer } = context;
  if (!viewer) throw unauthenticated();
  const activity = await em.transactional(async (tx) => {
    const request = await findUntaken(tx, viewer, id);
    const sender = await tx.findOneOrFail(User, viewer.id);
    request.status = 'contacted';
    request.contactedBy = sender;
    const to = { name: request.name, address: request.email };
    await queueMail(tx, letterFrom(sender, { to, subject: `${brand.name}: about your project`, message }));
    const description = `Client Store: message to ${request.name}: ${message}`;
    return recordActivity(tx, { clientStoreRequest: request, actor: viewer, description });
  });
  await Promise.all([announceActivity(context, activity), announceRequest(context, { id })]);
}
