import { defineTestData } from '#test/define-test-data';

export const testData = defineTestData({
  sampleArguments: () => ({
    activity: { first: 1 },
    activityAdded: {},
  }),
});
