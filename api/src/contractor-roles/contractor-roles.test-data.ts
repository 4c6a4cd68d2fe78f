import { v7 } from 'uuid';
import { admins, defineTestData } from '#test/define-test-data';
import { toLetters } from '#test/to-letters';

declare module '#test/world' {
  interface Things {
    /** A role of contractors. */
    role: string;
  }
}

export const testData = defineTestData({
  things: {
    role: async ({ make }) => (await make.contractorRole()).id,
  },
  sampleArguments: ({ role }) => ({
    contractorRole: {},
    contractorRoles: {},
    createContractorRole: { input: { name: toLetters(v7()), displayName: 'A role' } },
    updateContractorRole: { id: role, input: { displayName: 'Another role', isActive: false } },
  }),
  nodes: {
    ContractorRole: { create: ({ things }) => things.role, visibleTo: admins, foreignVisibleTo: admins },
  },
  callers: {
    updateContractorRole: { as: 'admin', shared: 'administrators manage all roles' },
  },
  audited: { createContractorRole: 'contractor_role_created', updateContractorRole: 'contractor_role_changed' },
});
