import { admins, defineTestData } from '#test/define-test-data';

export const testData = defineTestData({
  sampleArguments: () => ({
    payouts: {},
    payoutHistory: { first: 1 },
  }),
  nodes: {
    Payout: {
      create: async ({ make, team }) => (await make.payout({ contractor: team.developer })).id,
      visibleTo: ['developer', ...admins],
      foreignVisibleTo: admins,
    },
  },
});
