import type { Role } from 'rules/people';

export interface DemoAccount {
  email: string;
  /** Who it is, for newcomers. */
  is: string;
  firstName: string;
  lastName: string;
  role: Role;
  contractorRole?: string;
}

/** The ten demo accounts (contract §4). All have the demo password. */
export const demoAccounts = {
  founder: {
    email: 'founder@demo.test',
    is: 'founder, an administrator',
    firstName: 'Frida',
    lastName: 'Lindqvist',
    role: 'admin',
  },
  admin: { email: 'admin@demo.test', is: 'administrator', firstName: 'Adaeze', lastName: 'Okafor', role: 'admin' },
  analyst: {
    email: 'analyst@demo.test',
    is: 'product analyst',
    firstName: 'Anton',
    lastName: 'Petrov',
    role: 'product_analyst',
  },
  client: { email: 'client@demo.test', is: 'client', firstName: 'Clara', lastName: 'Meyer', role: 'client' },
  client2: { email: 'client2@demo.test', is: 'another client', firstName: 'Chidi', lastName: 'Nwosu', role: 'client' },
  developer: {
    email: 'developer@demo.test',
    is: 'developer',
    firstName: 'Devika',
    lastName: 'Rao',
    role: 'contractor',
    contractorRole: 'developer',
  },
  tester: {
    email: 'tester@demo.test',
    is: 'tester',
    firstName: 'Tomás',
    lastName: 'Romero',
    role: 'contractor',
    contractorRole: 'tester',
  },
  support: {
    email: 'support@demo.test',
    is: 'support',
    firstName: 'Saoirse',
    lastName: 'Byrne',
    role: 'contractor',
    contractorRole: 'support',
  },
  sales: {
    email: 'sales@demo.test',
    is: 'sales',
    firstName: 'Selma',
    lastName: 'Brandt',
    role: 'contractor',
    contractorRole: 'sales',
  },
  pm: {
    email: 'pm@demo.test',
    is: 'project manager',
    firstName: 'Priya',
    lastName: 'Marsh',
    role: 'contractor',
    contractorRole: 'project_manager',
  },
} satisfies Record<string, DemoAccount>;

export type DemoName = keyof typeof demoAccounts;
