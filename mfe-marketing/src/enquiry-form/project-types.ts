import type { EnquiryProjectType } from 'rules/enquiries';

/** What one can ask for, as people say it. */
export const projectTypeNames: Record<EnquiryProjectType, string> = {
  'booking-portal': 'Booking portal',
  'inventory-crm': 'Inventory or CRM',
  'client-portal': 'Client portal',
  ecommerce: 'Online shop',
  'ai-chatbot': 'AI chatbot',
  automation: 'Automation',
  other: 'Something else',
};
