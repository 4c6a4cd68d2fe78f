import type { EntityManager } from '@mikro-orm/postgresql';
import { getFileUrl } from 'rules/uploads';
import { getBudgetLabel, getLeadStatusLabel, getProjectTypeLabel, lostReasonLabels } from 'rules/lead-labels';
import { Enquiry } from '#enquiries/enquiry.entity';
import type { Lead } from '#leads/lead.entity';
import { formatAgencyTime } from '#mail/agency-time';
import { User } from '#people/user.entity';

/** What the deleted lead was, for the contact log of the one that is kept. */
export async function describeMergedLead(tx: EntityManager, lead: Lead): Promise<string> {
  const owner = lead.owner && (await tx.findOne(User, lead.owner.id));
  const request = [
    lead.projectType && getProjectTypeLabel(lead.projectType),
    lead.budget && getBudgetLabel(lead.budget),
    lead.timeline,
  ];
  const lines = [
    `Merged with another lead: ${lead.companyName}, ${lead.contactName}`,
    [lead.contactEmail, lead.contactPhone].filter(Boolean).join(', '),
    request.filter(Boolean).join(', '),
    `Status: ${getLeadStatusLabel(lead.status)}. Created ${lead.createdAt.toISOString().slice(0, 10)}`,
    describeLoss(lead),
    owner && `Owner: ${owner.firstName} ${owner.lastName}`,
    lead.nextStep && `Next step: ${[lead.nextStep, lead.nextStepDueOn].filter(Boolean).join(', ')}`,
    await describeEnquiry(tx, lead),
  ];
  return lines.filter(Boolean).join('\n');
}

/** The enquiry of a lead: of two, the screens show only the one that is kept. */
export async function describeEnquiry(tx: EntityManager, { enquiry }: Lead): Promise<string | null> {
  if (!enquiry) return null;
  const { outcome, preferredPlan, attachment, call } = await tx.findOneOrFail(Enquiry, enquiry.id, {
    populate: ['attachment', 'call'],
  });
  const lines = [
    `Request: ${outcome}`,
    `Plan: ${preferredPlan}`,
    // The screen shows it as a link.
    attachment && `Attachment: ${attachment.fileName}, ${getFileUrl(attachment.id)}`,
    call && `Booked call: ${formatAgencyTime(call.startsAt)}`,
  ];
  return lines.filter(Boolean).join('\n');
}

const describeLoss = ({ lostReason, lostNote }: Lead): string | null =>
  lostReason && `Lost reason: ${[lostReasonLabels[lostReason], lostNote].filter(Boolean).join(': ')}`;
