import type { EntityManager } from '@mikro-orm/postgresql';
import { getBudgetLabel, getLeadStatusLabel, getProjectTypeLabel } from 'rules/lead-labels';
import { Enquiry } from '#enquiries/enquiry.entity';
import type { Lead } from '#leads/lead.entity';

/** What the deleted lead was, for the contact log of the one that is kept. */
export async function describeMergedLead(tx: EntityManager, lead: Lead): Promise<string> {
  const enquiry = lead.enquiry && (await tx.findOne(Enquiry, lead.enquiry.id));
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
    enquiry?.outcome && `Request: ${enquiry.outcome}`,
  ];
  return lines.filter(Boolean).join('\n');
}
