import { admins, contractors, defineTestData } from '#test/define-test-data';

declare module '#test/world' {
  interface Things {
    request: string;
  }
}

export const testData = defineTestData({
  things: {
    request: async ({ make }) => (await make.clientStoreRequest()).id,
  },
  sampleArguments: ({ request }) => ({
    clientStoreChanged: {},
    clientStoreRequests: { first: 1 },
    acceptClientStoreRequest: { id: request },
    contactClientStoreRequest: { id: request, message: 'When may we call?' },
    declineClientStoreRequest: { id: request },
  }),
  nodes: {
    ClientStoreRequest: {
      create: ({ things }) => things.request,
      visibleTo: [...contractors, ...admins],
      foreignVisibleTo: [...contractors, ...admins],
    },
  },
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
