import { admins, defineTestData } from '#test/define-test-data';

export const testData = defineTestData({
  sampleArguments: () => ({}),
  nodes: {
    StoredFile: { create: ({ things }) => things.upload, visibleTo: admins, foreignVisibleTo: admins },
  },
});
