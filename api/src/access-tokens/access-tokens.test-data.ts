import { defineTestData } from '#test/define-test-data';

declare module '#test/world' {
  interface Things {
    accessToken: string;
  }
}

export const testData = defineTestData({
  things: {
    accessToken: async ({ make, team }) => (await make.accessToken({ user: team.client })).id,
  },
  sampleArguments: ({ accessToken }) => ({
    accessTokens: {},
    createAccessToken: { input: { name: 'Weekly report', scopes: ['projects_read'] } },
    revokeAccessToken: { id: accessToken },
  }),
  nodes: {
    AccessToken: { create: ({ things }) => things.accessToken, visibleTo: ['client'], foreignVisibleTo: [] },
  },
  callers: {
    revokeAccessToken: { as: 'client' },
  },
  audited: {
    createAccessToken: 'access_token_created',
    revokeAccessToken: 'access_token_revoked',
  },
});
