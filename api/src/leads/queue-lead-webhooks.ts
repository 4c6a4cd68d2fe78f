import type { EntityManager } from '@mikro-orm/postgresql';
import type { Lead } from '#leads/lead.entity';
import { queueWebhooks } from '#webhooks/queue-webhooks';

/** Tells receivers of webhooks about a new or changed lead, in the transaction of the change. */
export const queueLeadWebhooks = (
  tx: EntityManager,
  lead: Lead,
  more: { mergedLeadId?: string } = {},
): Promise<void> => {
  const { id, status, companyName, contactName, contactEmail, contactPhone, projectType, budget, timeline } = lead;
  const { nextStep, nextStepDueOn, lostReason } = lead;
  const references = { ownerId: lead.owner?.id ?? null, enquiryId: lead.enquiry?.id ?? null };
  const contact = { companyName, contactName, contactEmail, contactPhone };
  const sales = { nextStep, nextStepDueOn, lostReason };
  const data = { id, status, ...contact, projectType, budget, timeline, ...references, ...sales, ...more };
  return queueWebhooks(tx, 'lead.changed', data);
};
