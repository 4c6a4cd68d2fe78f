import type { EntityManager } from '@mikro-orm/postgresql';
import { isPriorityEnquiry, tierByBudget } from 'rules/enquiries';
import type { SubmitEnquiryInput } from 'rules/submit-enquiry';
import { ClientStoreRequest } from '#client-store/client-store-request.entity';
import type { StoredFile } from '#files/stored-file.entity';
import { Enquiry } from '#enquiries/enquiry.entity';
import { Lead } from '#leads/lead.entity';

export interface RecordedEnquiry {
  enquiry: Enquiry;
  lead: Lead;
  request: ClientStoreRequest;
}

/** Creates the lead for sales and the Client Store request from an enquiry, in the caller's transaction. */
export function recordEnquiry(
  em: EntityManager,
  input: SubmitEnquiryInput,
  also: { attachment?: StoredFile | null; keyHash?: string } = {},
): RecordedEnquiry {
  const { name, email, projectType, outcome, budget, timeline, preferredPlan, consent } = input;
  const phone = input.phone || null;
  const enquiry = em.create(Enquiry, {
    name,
    email,
    phone,
    projectType,
    outcome,
    budget,
    timeline,
    preferredPlan,
    consent,
    priority: isPriorityEnquiry({ budget, timeline }),
    ...also,
  });
  const lead = em.create(Lead, {
    enquiry,
    companyName: name, // the form does not ask for a company; sales learns it
    contactName: name,
    contactEmail: email,
    contactPhone: phone,
    projectType,
    budget,
    timeline,
    notes: outcome,
  });
  const tier = tierByBudget[budget];
  const request = em.create(ClientStoreRequest, { enquiry, name, email, tier, requirements: outcome });
  return { enquiry, lead, request };
}
