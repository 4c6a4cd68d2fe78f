import { defineTestData } from '#test/define-test-data';

export const testData = defineTestData({
  sampleArguments: () => ({
    securityEvents: { first: 1, kinds: ['sign_in_succeeded'], account: 'test' },
  }),
});
