import { defineTestData } from '#test/define-test-data';

export const testData = defineTestData({
  sampleArguments: ({ request }) => ({
    acceptClientStoreRequest: { id: request },
    contactClientStoreRequest: { id: request, message: 'When may we call?' },
    declineClientStoreRequest: { id: request },
  }),
  callers: {
    acceptClientStoreRequest: { as: 'developer', shared: 'the first contractor takes it' },
    contactClientStoreRequest: { as: 'developer', shared: 'every contractor may answer it' },
    declineClientStoreRequest: { as: 'developer', shared: 'a request belongs to no one' },
  },
  notAudited: {
    contactClientStoreRequest: 'recorded in the activity of the request',
    declineClientStoreRequest: 'recorded in the activity of the request',
  },
});
