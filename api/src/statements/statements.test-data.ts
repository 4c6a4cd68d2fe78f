import { defineTestData } from '#test/define-test-data';

export const testData = defineTestData({
  sampleArguments: ({ billedClient }) => ({
    accountStatement: { clientId: billedClient, from: '2026-01-01', until: '2026-12-31' },
  }),
  callers: { accountStatement: { as: 'client' } },
});
