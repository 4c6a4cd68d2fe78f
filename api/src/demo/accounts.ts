import type { Role } from 'rules/people';

interface DemoAccount {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  contractorRole?: string;
}

/** The ten demo accounts (contract §4). All have the demo password. */
export const demoAccounts = {
  founder: { email: 'founder@demo.test', firstName: 'Frida', lastName: 'Lindqvist', role: 'admin' },
  admin: { email: 'admin@demo.test', firstName: 'Adaeze', lastName: 'Okafor', role: 'admin' },
  analyst: { email: 'analyst@demo.test', firstName: 'Anton', lastName: 'Petrov', role: 'product_analyst' },
  client: { email: 'client@demo.test', firstName: 'Clara', lastName: 'Meyer', role: 'client' },
  client2: { email: 'client2@demo.test', firstName: 'Chidi', lastName: 'Nwosu', role: 'client' },
  developer: {
    email: 'developer@demo.test',
    firstName: 'Devika',
    lastName: 'Rao',
    role: 'contractor',
    contractorRole: 'developer',
  },
  tester: {
    email: 'tester@demo.test',
    firstName: 'Tomás',
    lastName: 'Romero',
    role: 'contractor',
    contractorRole: 'tester',
  },
  support: {
    email: 'support@demo.test',
    firstName: 'Saoirse',
    lastName: 'Byrne',
    role: 'contractor',
    contractorRole: 'support',
  },
  sales: {
    email: 'sales@demo.test',
    firstName: 'Selma',
    lastName: 'Brandt',
    role: 'contractor',
    contractorRole: 'sales',
  },
  pm: {
    email: 'pm@demo.test',
    firstName: 'Priya',
    lastName: 'Marsh',
    role: 'contractor',
    contractorRole: 'project_manager',
  },
} satisfies Record<string, DemoAccount>;

export type DemoName = keyof typeof demoAccounts;
