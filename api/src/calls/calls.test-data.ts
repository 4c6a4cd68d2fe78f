import { defineTestData } from '#test/define-test-data';

const nobodys = 'the-token-of-no-invitation';

export const testData = defineTestData({
  sampleArguments: () => ({
    callSlots: { days: 1 },
    bookCall: { input: { name: 'Ada', email: 'ada@test.test', startsAt: '2026-01-01T00:00:00Z' } },
    strategyCall: { key: nobodys },
    confirmCall: { key: nobodys },
    moveCall: { input: { key: nobodys, startsAt: '2026-01-05T10:00:00Z' } },
    cancelCall: { key: nobodys },
  }),
});
