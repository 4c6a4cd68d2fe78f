import type { Role } from 'rules/people';

export interface TestInvite {
  label: string;
  role: Role;
  contractorRole: string;
}

export const testInvites: readonly TestInvite[] = [
  { label: 'Contractor (developer)', role: 'contractor', contractorRole: 'developer' },
  { label: 'Client', role: 'client', contractorRole: '' },
  { label: 'Admin', role: 'admin', contractorRole: '' },
];

/** A unique address in a domain that no one can own. */
export function createTestEmail(role: Role): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `test-${role}-${random.toString(36)}@example.test`;
}
