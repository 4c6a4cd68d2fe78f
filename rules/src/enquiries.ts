import type { ProjectTier } from './projects.ts';

/** The choices of an enquiry (specification part 1 §3), verbatim: the dashes are typographic. */
export const enquiryProjectTypes = [
  'booking-portal',
  'inventory-crm',
  'client-portal',
  'ecommerce',
  'ai-chatbot',
  'automation',
  'other',
] as const;
export const enquiryBudgets = ['$2–5k', '$5–10k', '$10–20k', '$20k+ (enterprise)'] as const;
export const enquiryTimelines = ['Urgent (1–2 weeks)', 'Fast (2–4 weeks)', 'Normal (1–2 months)'] as const;
export const enquiryPlans = ['Starter', 'Growth', 'Pro', 'Not sure'] as const;

export type EnquiryProjectType = (typeof enquiryProjectTypes)[number];
export type EnquiryBudget = (typeof enquiryBudgets)[number];
export type EnquiryTimeline = (typeof enquiryTimelines)[number];
export type EnquiryPlan = (typeof enquiryPlans)[number];

/** Labels of the project types. */
export const enquiryProjectTypeLabels: Record<EnquiryProjectType, string> = {
  'booking-portal': 'Booking portal',
  'inventory-crm': 'Inventory or CRM',
  'client-portal': 'Client portal',
  ecommerce: 'Online shop',
  'ai-chatbot': 'AI chatbot',
  automation: 'Automation',
  other: 'Something else',
};

/** The project size for a budget. */
export const tierByBudget: Record<EnquiryBudget, ProjectTier> = {
  '$2–5k': 'small',
  '$5–10k': 'medium',
  '$10–20k': 'high',
  '$20k+ (enterprise)': 'enterprise',
};

/** How many hours an answer to an enquiry may take, as promised on the contact page and in emails. */
export const replyHours = 24;

/** The deadline for answering an enquiry that arrives now. */
export const getReplyDueAt = (receivedAt: Date): Date => new Date(receivedAt.getTime() + replyHours * 60 * 60_000);

/** Whether an enquiry has priority (specification part 1 §4). */
export const isPriorityEnquiry = ({ budget, timeline }: { budget?: string; timeline?: string }): boolean =>
  budget === '$20k+ (enterprise)' || timeline === 'Urgent (1–2 weeks)';
