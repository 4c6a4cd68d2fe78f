export interface Capability {
  title: string;
  description: string;
  /** SVG paths of the icon, 48 × 48 with a margin of 6: the base in ink, the main element in the accent color. */
  ink: string;
  accent: string;
}

export const capabilities: readonly Capability[] = [
  {
    title: 'Booking portals',
    description: 'Customers choose a time, pay and move their own reservation. You see one calendar.',
    ink: 'M8 11h32v29H8ZM8 19h32M16 7v7M32 7v7M14 26h6M14 33h6M28 33h6',
    accent: 'M26 23h10v6H26Z',
  },
  {
    title: 'Inventory and CRM',
    description: 'Stock, orders and customers in one place, each with its history.',
    ink: 'M8 7v34M40 7v34M8 24h32M8 40h32M13 24v-9h9v9M27 40v-9h9v9',
    accent: 'M13 40v-7h7v7M26 24V13h9v11M30.500 13v4',
  },
  {
    title: 'Client portals',
    description: 'Your clients see progress, files and invoices without having to ask.',
    ink: 'M6 9h36v30H6ZM6 16h36M10 12.500h.1M14 12.500h.1M12 22h14M12 27h9',
    accent: 'M12 33h24M12 31v4M18 31v4M24 31v4M30 29v8',
  },
  {
    title: 'Online shops',
    description: 'A catalog, a checkout and the stock behind it, fast on a phone.',
    ink: 'M10 16h28l2 25H8ZM17 21v-7a7 7 0 0 1 14 0v7',
    accent: 'M18 30l5 5 8-9',
  },
  {
    title: 'AI chatbots',
    description: 'Answers from your own content, around the clock, and hands over to a person.',
    ink: 'M6 8h27v20H18l-7 6v-6H6ZM13 18h.1M19.500 18h.1M26 18h.1',
    accent: 'M37 17h5v17h-4v6l-7-6h-9',
  },
  {
    title: 'Workflow automation',
    description: 'Copying between two systems, done by a job that reports what it did.',
    ink: 'M7 8h12v12H7ZM29 28h12v12H29Z',
    accent: 'M19 14h16v10M31 20l4 4 4-4M29 34H13V24M9 28l4-4 4 4',
  },
  {
    title: 'Integrations',
    description: 'Accounting, calendar and email exchange data, and failures show up right away.',
    ink: 'M6 24h7M13 14h6a10 10 0 0 1 0 20h-6ZM36 14h6v20h-6Z',
    accent: 'M28 20h8M28 28h8',
  },
  {
    title: 'Document assistants',
    description: 'Questions answered from contracts, manuals and tickets, each with its source.',
    ink: 'M11 6h18l8 8v28H11ZM29 6v8h8M17 20h14M17 34h9',
    accent: 'M14 27h20M14 25v4M34 25v4',
  },
  {
    title: 'Marketing sites',
    description: 'Pages that load fast, show up in search and say plainly what you sell.',
    ink: 'M6 9h36v30H6ZM6 16h36M10 12.500h.1M14 12.500h.1M27 22h10M27 27h10M27 32h6',
    accent: 'M12 22h10v11H12Z',
  },
  {
    title: 'Dashboards',
    description: 'The few figures you decide by, from the systems you already have.',
    ink: 'M8 7v34h33M15 41V31M23 41V26M31 41V29M39 41V22',
    accent: 'M14 22l9-8 8 6 9-11',
  },
  {
    title: 'Sign-in and roles',
    description: "Passkeys, two-factor authentication and invitations: people see only what's theirs.",
    ink: 'M10 21h28v20H10ZM16 21v-6a8 8 0 0 1 16 0v6',
    accent: 'M24 31v4M24 27a2 2 0 1 0 .1 0Z',
  },
  {
    title: 'Care after launch',
    description: 'Monitored, fixed and improved each month by the people who built it.',
    ink: 'M24 6a18 18 0 1 0 .1 0ZM24 6v4M42 24h-4M24 42v-4M6 24h4',
    accent: 'M24 15v9l7 5',
  },
];
