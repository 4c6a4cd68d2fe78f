import { admins, defineTestData } from '#test/define-test-data';

const nobodys = 'the-token-of-no-invitation';

export const testData = defineTestData({
  sampleArguments: () => ({
    enquiryProgress: { key: nobodys },
  }),
  nodes: {
    Enquiry: {
      create: async ({ make }) => (await make.enquiry()).id,
      visibleTo: ['sales', ...admins],
      foreignVisibleTo: ['sales', ...admins],
    },
  },
});
