import { exampleBodies } from '#rest/examples';
import { defineTestData } from '#test/define-test-data';

export const testData = defineTestData({
  sampleArguments: () => ({
    submitEnquiry: { input: exampleBodies.submitEnquiry },
    startEnquiryUpload: { input: { fileName: 'brief.pdf' } },
  }),
});
