import type { EnquiryPlan } from './enquiries.ts';

export interface Plan {
  name: 'Starter' | 'Growth' | 'Pro' | 'Enterprise';
  /** Amounts in whole dollars, the minimum if there is a range. */
  monthly: number;
  setup: number;
  priceCurrency: 'USD';
  /** As displayed. */
  monthlyText: string;
  setupText: string;
  terms: string;
  inclusions: readonly string[];
  /** The minimum and maximum commitment in months. */
  months?: readonly [number, number];
  messages?: number;
  popular?: true;
  /** The preferred plan of an enquiry that starts from this plan. */
  enquiryPlan: EnquiryPlan;
}

/** The price list (specification part 1 §9), verbatim. */
export const plans: readonly Plan[] = [
  {
    name: 'Starter',
    monthly: 129,
    setup: 499,
    priceCurrency: 'USD',
    monthlyText: '$129/mo',
    setupText: '$499',
    terms: 'month-to-month',
    months: [0, 1],
    inclusions: ['250 messages', 'up to 3 automations', 'a 5-7 page site'],
    messages: 250,
    enquiryPlan: 'Starter',
  },
  {
    name: 'Growth',
    monthly: 249,
    setup: 1499,
    priceCurrency: 'USD',
    monthlyText: '$249/mo',
    setupText: '$1,499',
    terms: '6-month minimum',
    months: [0, 6],
    inclusions: ['500 messages', '5-10 automations', '1-2 integrations'],
    messages: 500,
    popular: true,
    enquiryPlan: 'Growth',
  },
  {
    name: 'Pro',
    monthly: 399,
    setup: 3999,
    priceCurrency: 'USD',
    monthlyText: '$399/mo',
    setupText: '$3,999',
    terms: '6-12 month minimum',
    months: [6, 12],
    inclusions: [],
    enquiryPlan: 'Pro',
  },
  {
    name: 'Enterprise',
    monthly: 1500,
    setup: 10_000,
    priceCurrency: 'USD',
    monthlyText: 'from $1,500+/mo',
    setupText: '$10k-$75k+',
    terms: 'based on a statement of work',
    inclusions: [],
    enquiryPlan: 'Not sure',
  },
];

export const popularLabel = 'MOST POPULAR';
