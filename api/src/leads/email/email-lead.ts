import type { EntityManager } from '@mikro-orm/postgresql';
import type { EmailLeadInput } from 'rules/answer-templates';
import { clock } from '#clock';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { nextUpdatedAt } from '#db/next-updated-at';
import { markAnswered } from '#enquiries/mark-progress';
import { changedMeanwhile, unauthenticated } from '#errors';
import { announceLead } from '#leads/announce-lead';
import { LeadLogEntry } from '#leads/lead-log-entry.entity';
import { visibleTo } from '#leads/lead.access';
import { Lead } from '#leads/lead.entity';
import { lockLead } from '#leads/lock-lead';
import { announceMovedRequests, moveRequests } from '#leads/move-request';
import { queueLeadWebhooks } from '#leads/queue-lead-webhooks';
import { moveLead } from '#leads/update-lead';
import { sendPersonalEmail } from '#people/send-personal-email';
import type { User } from '#people/user.entity';

/** Emails the contact of a lead, whose enquiry is answered by that, in the Client Store as well. The email is in its contact log. */
export async function emailLead(context: Context, id: string, { subject, message }: EmailLeadInput): Promise<void> {
  const { em, viewer } = context;
  if (!viewer) throw unauthenticated();
  const { contactName, contactEmail } = await findVisible(em, Lead, id, visibleTo(viewer));
  const to = { name: contactName, address: contactEmail };
  const moved = await sendPersonalEmail(context, { to, subject, hasAccount: false }, message, async (tx, sender) => {
    const lead = await lockLead(tx, viewer, id);
    const previous = lead.status;
    // The quota was counted for the other address.
    if (lead.contactEmail !== contactEmail) throw changedMeanwhile('lead');
    await recordEmail(tx, lead, { sender, text: `${subject}\n\n${message}` });
    return moveRequests(tx, viewer, lead, previous);
  });
  await Promise.all([announceLead(context, { id }), announceMovedRequests(context, moved)]);
}

async function recordEmail(
  tx: EntityManager,
  lead: Lead,
  { sender, text }: { sender: User; text: string },
): Promise<void> {
  tx.create(LeadLogEntry, { lead, author: sender, kind: 'email', text, happenedAt: clock.date() });
  // Another version of the lead, even if nothing in it changes: what was done before can't be undone past an answer.
  lead.updatedAt = nextUpdatedAt(lead);
  if (lead.status === 'new') moveLead(lead, 'contacted');
  if (lead.enquiry) await markAnswered(tx, lead.enquiry.id, sender.id);
  await queueLeadWebhooks(tx, lead);
}
