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
  sampleArguments: () => ({
    clientStoreChanged: {},
    clientStoreRequests: { first: 1 },
  }),
  nodes: {
    ClientStoreRequest: {
      create: ({ things }) => things.request,
      visibleTo: [...contractors, ...admins],
      foreignVisibleTo: [...contractors, ...admins],
    },
  },
});
