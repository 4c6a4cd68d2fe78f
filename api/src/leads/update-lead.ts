import type { EntityManager } from '@mikro-orm/postgresql';
import { closedLeadStatuses, type LeadStatus, type UpdateLeadInput } from 'rules/leads';
import { clock } from '#clock';
import type { Context } from '#context';
import { requireUnchanged, type Version } from '#db/if-updated-at';
import { setFields } from '#db/set-fields';
import { markAnswered } from '#enquiries/mark-progress';
import { badInput } from '#errors';
import { announceLead } from '#leads/announce-lead';
import { rememberMovedLead } from '#leads/hold-moved-lead';
import { findLeadOwner } from '#leads/find-lead-owner';
import { lockLead } from '#leads/lock-lead';
import { announceMovedRequests, moveRequests } from '#leads/move-request';
import { queueLeadWebhooks } from '#leads/queue-lead-webhooks';
import type { Lead } from '#leads/lead.entity';

/** Updates a lead, and moves its request in the Client Store with it. Concurrent updates are serialized. A change of its status can be undone. */
export async function updateLead(
  context: Context,
  id: string,
  input: UpdateLeadInput,
  ifUpdatedAt?: Version,
): Promise<void> {
  const { em, viewer } = context;
  const moved = await em.transactional(async (tx) => {
    const lead = await lockLead(tx, viewer, id);
    const previous = lead.status;
    requireUnchanged(lead, ifUpdatedAt, 'lead');
    const holdMovedLead = await rememberMovedLead(tx, viewer, lead, input);
    if (input.status) moveLead(lead, input.status);
    setDetails(lead, input);
    setNextStep(lead, input);
    setLostReason(lead, input);
    await setOwner(tx, lead, input);
    const isAnswer = input.status !== undefined && input.status !== 'new';
    if (isAnswer && lead.enquiry && viewer) await markAnswered(tx, lead.enquiry.id, viewer.id);
    const moved = await moveRequests(tx, viewer, lead, previous);
    await holdMovedLead?.();
    await queueLeadWebhooks(tx, lead);
    return moved;
  });
  await Promise.all([announceLead(context, { id }), announceMovedRequests(context, moved)]);
}

/** A lead is closed when it is won or lost, until it is reopened. */
export function moveLead(lead: Lead, status: LeadStatus, at = clock.date()): void {
  if (status !== lead.status) lead.closedAt = closedLeadStatuses.includes(status) ? at : null;
  lead.status = status;
}

function setDetails(lead: Lead, input: UpdateLeadInput): void {
  const { companyName, contactName, contactEmail, projectType, budget } = input;
  setFields(lead, { companyName, contactName, contactEmail, projectType, budget }, [
    'companyName',
    'contactName',
    'contactEmail',
    'projectType',
    'budget',
  ]);
  for (const name of ['contactPhone', 'timeline', 'notes'] as const)
    if (input[name] !== undefined) lead[name] = input[name] || null;
}

/** A day alone says nothing: it goes with its step. */
function setNextStep(lead: Lead, { nextStep, nextStepDueOn }: UpdateLeadInput): void {
  if (nextStep !== undefined) lead.nextStep = nextStep || null;
  if (nextStepDueOn !== undefined) lead.nextStepDueOn = nextStepDueOn;
  if (lead.nextStep || !lead.nextStepDueOn) return;
  if (nextStepDueOn) throw badInput({ nextStep: 'Please enter the next step' });
  lead.nextStepDueOn = null;
}

/** Kept while the lead is lost. */
function setLostReason(lead: Lead, { lostReason, lostNote }: UpdateLeadInput): void {
  if (lead.status !== 'lost') {
    if (lostReason || lostNote) throw badInput({ lostReason: 'Only a lost lead has a reason' });
    Object.assign(lead, { lostReason: null, lostNote: null });
    return;
  }
  if (lostReason !== undefined) lead.lostReason = lostReason;
  if (lostNote !== undefined) lead.lostNote = lostNote || null;
}

async function setOwner(tx: EntityManager, lead: Lead, { ownerId }: UpdateLeadInput): Promise<void> {
  if (ownerId !== undefined) lead.owner = await findLeadOwner(tx, ownerId, lead.owner);
}
