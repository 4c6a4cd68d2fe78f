import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubmitEnquiryInput } from 'rules/submit-enquiry';
import type { LeadStatus, LostReason } from 'rules/leads';
import { createdDaysAgo } from '#demo/created-days-ago';
import type { DemoData } from '#demo/demo-data';
import { loadLeadHistory } from '#leads/lead-history.demo';
import { type DemoLeadWork, loadLeadWork } from '#leads/lead-work.demo';
import { recordEnquiry } from '#enquiry-form/record-enquiry';
import { Lead } from '#leads/lead.entity';
import { moveLead } from '#leads/update-lead';

type EnquiryAnswers = Pick<
  SubmitEnquiryInput,
  'name' | 'email' | 'projectType' | 'outcome' | 'budget' | 'timeline' | 'preferredPlan'
>;

interface DemoEnquiry extends EnquiryAnswers {
  daysAgo: number;
  status: LeadStatus;
  /** Hours after it arrived until its review started, and until it was answered. */
  reviewedAfter?: number;
  answeredAfter?: number;
  /** Sales owns the leads that it has worked on. */
  work?: DemoLeadWork;
}

const demoEnquiries: DemoEnquiry[] = [
  {
    daysAgo: 19,
    status: 'qualified',
    reviewedAfter: 2,
    answeredAfter: 5,
    work: {
      next: { step: 'Send two references of booking portals', dueIn: 3 },
      log: [
        [18.7, 'email', 'Thanked her for the enquiry and offered three times for a call.'],
        [16, 'call', 'Season starts in April, so the portal has to be live in March. Deposits by card.'],
      ],
    },
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
    work: {
      next: { step: 'Call about the export of their old parts list', dueIn: -2 },
      log: [[7.1, 'email', 'Wanted to know how the three depots exchange parts today.']],
    },
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
    lostReason?: LostReason;
    lostNote?: string;
    work?: DemoLeadWork;
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
    notes: 'Small team, sells on two marketplaces.',
    lostReason: 'competitor',
    lostNote: 'Went with a ready-made shop.',
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
    work: {
      next: { step: 'Ask Helga for the decision of the board', dueIn: 5 },
      log: [
        [14, 'meeting', 'Walked through the depot. Tickets, guided tours and a donation page.'],
        [9, 'email', 'Sent the proposal with three options.'],
      ],
    },
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
    work: {
      next: { step: 'Send the references', dueIn: 0 },
      log: [[10, 'call', 'Timetables change twice a year; today someone types them in by hand.']],
    },
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
    work: { log: [[5, 'note', 'Sanjay decides alone up to $60k.']] },
  },
  {
    // A duplicate, for the list of those.
    daysAgo: 2,
    status: 'new',
    companyName: 'Blue Kite',
    contactName: 'Sanjay Mehta',
    contactEmail: 'sanjay@bluekite.example',
    projectType: 'automation',
    budget: '50k_plus',
    notes: 'Met at the logistics fair. Wants a call next week.',
  },
];

/** Sales data: enquiries with what follows from them, and leads of the sales person's own. Nothing is emailed. */
export function loadDemoEnquiries(em: EntityManager, { people }: DemoData): void {
  const owner = people.sales;
  for (const { daysAgo, status, reviewedAfter, answeredAfter, work, ...input } of demoEnquiries) {
    const { enquiry, lead, request } = recordEnquiry(em, { ...input, consent: true });
    for (const made of [enquiry, lead, request]) em.assign(made, createdDaysAgo(daysAgo));
    const after = (hours: number | undefined) => (hours ? createdDaysAgo(daysAgo - hours / 24).createdAt : null);
    const [reviewStartedAt, answeredAt] = [after(reviewedAfter), after(answeredAfter)];
    em.assign(enquiry, { reviewStartedAt, answeredAt, reviewedBy: reviewStartedAt && owner });
    moveLead(lead, status);
    if (status !== 'new') em.assign(request, { status: 'contacted', contactedBy: owner });
    if (!work) continue;
    lead.owner = owner;
    loadLeadWork(em, lead, owner, work);
  }
  for (const { daysAgo, status, work, ...data } of demoLeads) {
    const lead = em.create(Lead, { ...data, owner, ...createdDaysAgo(daysAgo) });
    moveLead(lead, status, createdDaysAgo(Math.floor(daysAgo / 2)).createdAt);
    if (work) loadLeadWork(em, lead, owner, work);
  }
  loadLeadHistory(em, owner);
}
