import { defineTestData } from '#test/define-test-data';

const nobodys = 'the-token-of-no-invitation';

export const testData = defineTestData({
  sampleArguments: () => ({
    enquiryProgress: { key: nobodys },
  }),
});
