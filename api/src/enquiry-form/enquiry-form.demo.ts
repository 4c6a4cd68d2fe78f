import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubmitEnquiryInput } from 'rules/submit-enquiry';
import type { LeadStatus } from 'rules/leads';
import { createdDaysAgo } from '#demo/created-days-ago';
import type { DemoData } from '#demo/demo-data';
import { loadLeadHistory } from '#leads/lead-history.demo';
import { recordEnquiry } from '#enquiry-form/record-enquiry';
import { Lead } from '#leads/lead.entity';
import { moveLead } from '#leads/update-lead';

interface DemoEnquiry extends Pick<
  SubmitEnquiryInput,
  'name' | 'email' | 'projectType' | 'outcome' | 'budget' | 'timeline' | 'preferredPlan'
> {
  daysAgo: number;
  status: LeadStatus;
  /** Hours after it arrived until its review started, and until it was answered. */
  reviewedAfter?: number;
  answeredAfter?: number;
}

const demoEnquiries: DemoEnquiry[] = [
  {
    daysAgo: 19,
    status: 'qualified',
    reviewedAfter: 2,
    answeredAfter: 5,
    name: 'Ines Carvalho',
    email: 'ines@surfschool.example',
    projectType: 'booking-portal',
    outcome: 'Guests book surf lessons and boards online, and pay a deposit.',
    budget: '$5–10k',
    timeline: 'Normal (1–2 months)',
    preferredPlan: 'Growth',
  },
  {
    daysAgo: 8,
    status: 'contacted',
    reviewedAfter: 1,
    answeredAfter: 20,
    name: 'Marek Novak',
    email: 'marek@partsdepot.example',
    projectType: 'inventory-crm',
    outcome: 'One list of spare parts for three depots, with orders to the suppliers.',
    budget: '$10–20k',
    timeline: 'Fast (2–4 weeks)',
    preferredPlan: 'Pro',
  },
  {
    daysAgo: 0.8,
    status: 'new',
    reviewedAfter: 3,
    name: 'Amina Yusuf',
    email: 'amina@legalaid.example',
    projectType: 'ai-chatbot',
    outcome: 'A chatbot that answers first questions on tenancy and finds the right adviser.',
    budget: '$2–5k',
    timeline: 'Fast (2–4 weeks)',
    preferredPlan: 'Not sure',
  },
  {
    daysAgo: 0.1,
    status: 'new',
    name: 'Jonas Falk',
    email: 'jonas@gridworks.example',
    projectType: 'automation',
    outcome: 'Inspection reports from forty substations are read and filed automatically.',
    budget: '$20k+ (enterprise)',
    timeline: 'Urgent (1–2 weeks)',
    preferredPlan: 'Pro',
  },
];

const demoLeads: Array<
  Pick<Lead, 'companyName' | 'contactName' | 'contactEmail' | 'projectType' | 'budget' | 'notes'> & {
    daysAgo: number;
    status: LeadStatus;
  }
> = [
  {
    daysAgo: 41,
    status: 'lost',
    companyName: 'Orchard Foods',
    contactName: 'Paul Whitby',
    contactEmail: 'paul@orchardfoods.example',
    projectType: 'mobile_app',
    budget: 'under_5k',
    notes: 'Went with a ready-made shop.',
  },
  {
    daysAgo: 33,
    status: 'won',
    companyName: 'Nwosu Clinics',
    contactName: 'Chidi Nwosu',
    contactEmail: 'chidi@clinics.example',
    projectType: 'web_app',
    budget: '15k_50k',
    notes: 'Signed; the portal is being built.',
  },
  {
    daysAgo: 16,
    status: 'proposal',
    companyName: 'Tram Museum',
    contactName: 'Helga Stein',
    contactEmail: 'helga@trammuseum.example',
    projectType: 'web_app',
    budget: '5k_15k',
    notes: 'The proposal is with their board until the end of the month.',
  },
  {
    daysAgo: 11,
    status: 'qualified',
    companyName: 'Fjord Ferries',
    contactName: 'Liv Aasen',
    contactEmail: 'liv@fjordferries.example',
    projectType: 'automation',
    budget: '15k_50k',
    notes: 'Budget is approved; they want to see two references.',
  },
  {
    daysAgo: 6,
    status: 'contacted',
    companyName: 'Blue Kite Logistics',
    contactName: 'Sanjay Mehta',
    contactEmail: 'sanjay@bluekite.example',
    projectType: 'ai_integration',
    budget: '50k_plus',
    notes: 'Wants a call about reading delivery notes.',
  },
];

/** Sales data: enquiries with what follows from them, and leads of the sales person's own. Nothing is emailed. */
export function loadDemoEnquiries(em: EntityManager, { people }: DemoData): void {
  const owner = people.sales;
  for (const { daysAgo, status, reviewedAfter, answeredAfter, ...input } of demoEnquiries) {
    const { enquiry, lead, request } = recordEnquiry(em, { ...input, consent: true });
    for (const made of [enquiry, lead, request]) em.assign(made, createdDaysAgo(daysAgo));
    const after = (hours: number | undefined) => (hours ? createdDaysAgo(daysAgo - hours / 24).createdAt : null);
    const [reviewStartedAt, answeredAt] = [after(reviewedAfter), after(answeredAfter)];
    em.assign(enquiry, { reviewStartedAt, answeredAt, reviewedBy: reviewStartedAt && owner });
    moveLead(lead, status);
  }
  for (const { daysAgo, status, ...data } of demoLeads) {
    const lead = em.create(Lead, { ...data, owner, ...createdDaysAgo(daysAgo) });
    moveLead(lead, status, createdDaysAgo(Math.floor(daysAgo / 2)).createdAt);
  }
  loadLeadHistory(em, owner);
}
