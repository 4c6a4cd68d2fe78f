import type { EnquiryProjectType } from 'rules/enquiries';

const words: Record<EnquiryProjectType, string> = {
  'booking-portal': 'Booking portal',
  'inventory-crm': 'Inventory CRM',
  'client-portal': 'Client portal',
  ecommerce: 'E-commerce',
  'ai-chatbot': 'AI chatbot',
  automation: 'Automation',
  other: 'Something else',
};

/** What somebody wants built, as people say it. */
export const projectTypeInWords = (type: string): string => words[type as EnquiryProjectType] ?? type;
