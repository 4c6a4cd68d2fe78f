import { defineTestData } from '#test/define-test-data';

export const testData = defineTestData({
  sampleArguments: () => ({
    auditEntries: { first: 1, search: 'role' },
    auditActors: {},
    auditEntryAdded: {},
  }),
});
