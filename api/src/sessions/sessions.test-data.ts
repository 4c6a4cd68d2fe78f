import { defineTestData } from '#test/define-test-data';

export const testData = defineTestData({
  sampleArguments: ({ session }) => ({
    sessions: {},
    endSession: { id: session },
    endOtherSessions: {},
  }),
  callers: {
    endSession: { as: 'client' },
  },
});
