import type { EntityManager } from '@mikro-orm/postgresql';
import { clock } from '#clock';
import { markAnswered } from '#enquiries/mark-progress';
import { LeadLogEntry } from '#leads/lead-log-entry.entity';
import type { Lead } from '#leads/lead.entity';
import { moveLead } from '#leads/update-lead';
import { User } from '#people/user.entity';

/** Moves a locked lead on with its request in the Client Store, never back. The enquiry is answered, and its clock stops. `email`: what was
 * written, for the contact log. */
export async function answerLead(
  tx: EntityManager,
  lead: Lead,
  person: { id: string },
  status: 'contacted' | 'won',
  email?: string,
): Promise<void> {
  if (status === 'won' || lead.status === 'new') moveLead(lead, status);
  if (lead.enquiry) await markAnswered(tx, lead.enquiry.id, person.id);
  if (!email) return;
  const author = tx.getReference(User, person.id);
  tx.create(LeadLogEntry, { lead, author, kind: 'email', text: email, happenedAt: clock.date() });
}
