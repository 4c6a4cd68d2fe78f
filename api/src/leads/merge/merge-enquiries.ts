import type { EntityManager } from '@mikro-orm/postgresql';
import { Enquiry } from '#enquiries/enquiry.entity';
import type { Lead } from '#leads/lead.entity';

/**
 * A lead has one enquiry: its own, or that of the other lead if only that one still waits for an answer. The other enquiry is merged
 * into it, so that one answer answers both.
 */
export async function mergeEnquiries(tx: EntityManager, lead: Lead, other: Lead): Promise<void> {
  const [own, others] = [lead.enquiry, other.enquiry];
  if (!others) return;
  if (!own) {
    lead.enquiry = others;
    return;
  }
  const loaded = await tx.find(Enquiry, { id: { $in: [own.id, others.id] } });
  const isAnswered = (id: string) => loaded.some((each) => each.id === id && each.answeredAt !== null);
  const [kept, merged] = isAnswered(own.id) && !isAnswered(others.id) ? [others, own] : [own, others];
  lead.enquiry = kept;
  await tx.execute('update enquiries set merged_into_id = ?, updated_at = now() where id = ? or merged_into_id = ?', [
    kept.id,
    merged.id,
    merged.id,
  ]);
}
