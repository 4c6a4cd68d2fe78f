import { admins, defineTestData } from '#test/define-test-data';

declare module '#test/world' {
  interface Things {
    billedClient: string;
    clientBilling: string;
  }
}

export const testData = defineTestData({
  things: {
    billedClient: ({ team }) => Promise.resolve(team.client.id),
    clientBilling: async ({ make, team }) => (await make.clientBilling({ client: team.client })).id,
  },
  sampleArguments: ({ billedClient }) => ({
    clientBilling: { clientId: billedClient },
    updateClientBilling: { id: billedClient, input: { companyName: 'Ada Ltd' } },
  }),
  nodes: {
    ClientBilling: {
      create: ({ things }) => things.clientBilling,
      visibleTo: ['client', ...admins],
      foreignVisibleTo: admins,
    },
  },
  callers: {
    clientBilling: { as: 'client' },
    updateClientBilling: { as: 'client' },
  },
  audited: { updateClientBilling: 'client_billing_changed' },
});
