import type { EnquiryProjectType } from './enquiries.ts';
import type { LeadLogKind } from './lead-log.ts';
import type { leadBudgets, leadProjectTypes, LeadStatus, LostReason } from './leads.ts';

export const leadStatusLabels: Record<LeadStatus, string> = {
  new: 'New Lead',
  contacted: 'Contacted',
  qualified: 'Qualified',
  proposal: 'Proposal',
  won: 'Won',
  lost: 'Lost',
};

export const lostReasonLabels: Record<LostReason, string> = {
  price: 'Price',
  timing: 'Timing',
  competitor: 'Chose someone else',
  no_response: 'No response',
  not_a_fit: 'Not a fit',
  other: 'Something else',
};

export const leadLogKindLabels: Record<LeadLogKind, string> = {
  email: 'Email',
  call: 'Call',
  meeting: 'Meeting',
  note: 'Note',
};

export const leadProjectTypeLabels: Record<(typeof leadProjectTypes)[number], string> = {
  web_app: 'Web app',
  mobile_app: 'Mobile app',
  ai_integration: 'AI integration',
  automation: 'Automation',
  consulting: 'Consulting',
  other: 'Something else',
};

export const leadBudgetLabels: Record<(typeof leadBudgets)[number], string> = {
  under_5k: 'Under $5k',
  '5k_15k': '$5–15k',
  '15k_50k': '$15–50k',
  '50k_plus': 'Over $50k',
  tbd: 'To be decided',
};

const internalEnquiryProjectTypeLabels: Record<EnquiryProjectType, string> = {
  'booking-portal': 'Booking portal',
  'inventory-crm': 'Inventory CRM',
  'client-portal': 'Client portal',
  ecommerce: 'E-commerce',
  'ai-chatbot': 'AI chatbot',
  automation: 'Automation',
  other: 'Something else',
};

/** A lead without a status is new. */
export const getLeadStatusLabel = (status: string | null | undefined): string =>
  leadStatusLabels[(status ?? 'new') as LeadStatus] ?? leadStatusLabels.new;

const projectTypeLabels: Record<string, string> = { ...internalEnquiryProjectTypeLabels, ...leadProjectTypeLabels };

/** The label of a project type, from the lead form or from an enquiry. */
export const getProjectTypeLabel = (type: string): string => projectTypeLabels[type] ?? type;

/* The enquiry form's own labels are in this style, except the last. */
const budgetLabels: Record<string, string> = { ...leadBudgetLabels, '$20k+ (enterprise)': 'Over $20k' };

/** The label of a budget, from the lead form or from an enquiry, which stores the label of its form. */
export const getBudgetLabel = (budget: string): string => budgetLabels[budget] ?? budget;

/** Where a lead comes from. */
export const getSourceLabel = (enquiry: object | null | undefined): string =>
  enquiry ? 'Enquiry' : 'Entered by sales';
