import type { EnquiryProjectType } from './enquiries.ts';
import type { leadBudgets, leadProjectTypes, LeadStatus } from './leads.ts';

export const leadStatusWords: Record<LeadStatus, string> = {
  new: 'New Lead',
  contacted: 'Contacted',
  qualified: 'Qualified',
  proposal: 'Proposal',
  won: 'Won',
  lost: 'Lost',
};

export const leadProjectTypeWords: Record<(typeof leadProjectTypes)[number], string> = {
  web_app: 'Web app',
  mobile_app: 'Mobile app',
  ai_integration: 'AI integration',
  automation: 'Automation',
  consulting: 'Consulting',
  other: 'Something else',
};

export const leadBudgetWords: Record<(typeof leadBudgets)[number], string> = {
  under_5k: 'Under $5k',
  '5k_15k': '$5k to $15k',
  '15k_50k': '$15k to $50k',
  '50k_plus': 'Over $50k',
  tbd: 'To be decided',
};

const enquiryProjectTypeWords: Record<EnquiryProjectType, string> = {
  'booking-portal': 'Booking portal',
  'inventory-crm': 'Inventory CRM',
  'client-portal': 'Client portal',
  ecommerce: 'E-commerce',
  'ai-chatbot': 'AI chatbot',
  automation: 'Automation',
  other: 'Something else',
};

/** A lead that nobody has touched, or whose status is missing, is new. */
export const leadStatusInWords = (status: string | null | undefined): string =>
  leadStatusWords[(status ?? 'new') as LeadStatus] ?? leadStatusWords.new;

const projectTypes: Record<string, string> = { ...enquiryProjectTypeWords, ...leadProjectTypeWords };

/** What somebody wants built, as people say it: a choice of the lead form, or of the enquiry's. */
export const projectTypeInWords = (type: string): string => projectTypes[type] ?? type;

const budgets: Record<string, string> = leadBudgetWords;

/** The budget of the lead form, or of an enquiry, which is written as people say it already. */
export const budgetInWords = (budget: string): string => budgets[budget] ?? budget;
