import { defineTestData } from '#test/define-test-data';

export const testData = defineTestData({
  sampleArguments: () => ({ me: {} }),
});
