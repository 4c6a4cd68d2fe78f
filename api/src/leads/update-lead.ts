import { LockMode } from '@mikro-orm/core';
import { closedLeadStatuses, type LeadStatus, type UpdateLeadInput } from 'rules/leads';
import { clock } from '#clock';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { markAnswered } from '#enquiries/mark-progress';
import { announceLead } from '#leads/announce-lead';
import { visibleTo } from '#leads/lead.access';
import { queueLeadWebhooks } from '#leads/queue-lead-webhooks';
import { Lead } from '#leads/lead.entity';

/** Updates a lead. Concurrent updates are serialized. */
export async function updateLead(context: Context, id: string, input: UpdateLeadInput): Promise<void> {
  const { em, viewer } = context;
  await em.transactional(async (tx) => {
    const lead = await findVisible(tx, Lead, id, visibleTo(viewer), { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (input.status) moveLead(lead, input.status);
    if (input.notes !== undefined) lead.notes = input.notes || null;
    const isAnswer = input.status !== undefined && input.status !== 'new';
    if (isAnswer && lead.enquiry && viewer) await markAnswered(tx, lead.enquiry.id, viewer.id);
    await queueLeadWebhooks(tx, lead);
  });
  await announceLead(context, { id });
}

/** A lead is closed when it is won or lost, until it is reopened. */
export function moveLead(lead: Lead, status: LeadStatus, at = clock.date()): void {
  if (status !== lead.status) lead.closedAt = closedLeadStatuses.includes(status) ? at : null;
  lead.status = status;
}
