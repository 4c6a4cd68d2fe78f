/** The tabs of the hub in the specification's order. The key stands in the address. */
export const tabs = [
  { key: 'dashboard', label: 'Dashboard' },
  { key: 'projects', label: 'Projects' },
  { key: 'dochub', label: 'DocHub' },
  { key: 'ai-nexus', label: 'AI Nexus' },
  { key: 'upskill', label: 'Upskill' },
  { key: 'billing', label: 'Billing' },
  { key: 'tickets', label: 'Tickets' },
  { key: 'client-store', label: 'Client Store' },
  { key: 'jarvis', label: 'Jarvis' },
] as const;

export type Tab = (typeof tabs)[number];
export type TabKey = Tab['key'];

/** The tab that an address names; without one, or with one that is none, the first. */
export const tabAt = (search: URLSearchParams): Tab => tabs.find(({ key }) => key === search.get('tab')) ?? tabs[0];
