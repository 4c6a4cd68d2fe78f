/** The tabs of the hub in the specification's order. The key stands in the address. */
export const tabs = [
  {
    key: 'dashboard',
    label: 'Dashboard',
    holds: "This month's payouts, your active projects and open tickets, your rating, and what happened last.",
  },
  { key: 'projects', label: 'Projects', holds: 'Your projects, with status, client and fee.' },
  { key: 'dochub', label: 'DocHub', holds: 'Definitions, contract samples, discovery and audit documents to search.' },
  { key: 'ai-nexus', label: 'AI Nexus', holds: 'AI tools that are worth knowing, and news about them.' },
  { key: 'upskill', label: 'Upskill', holds: 'Courses, and how far you are in each.' },
  { key: 'billing', label: 'Billing', holds: 'Your payouts, support residuals and bonuses, month by month.' },
  { key: 'tickets', label: 'Tickets', holds: 'What clients ask, to reply to and to resolve.' },
  { key: 'client-store', label: 'Client Store', holds: 'New client requests, to accept or to get in touch.' },
  { key: 'jarvis', label: 'Jarvis', holds: null },
] as const;

export type Tab = (typeof tabs)[number];

/** The tab that an address names; without one, or with one that is none, the first. */
export const tabAt = (search: URLSearchParams): Tab => tabs.find(({ key }) => key === search.get('tab')) ?? tabs[0];
