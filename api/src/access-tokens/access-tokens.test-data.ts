import { admins, defineTestData } from '#test/define-test-data';

declare module '#test/world' {
  interface Things {
    accessToken: string;
  }
}

export const testData = defineTestData({
  things: {
    accessToken: async ({ make, team }) => (await make.accessToken({ user: team.client })).id,
  },
  sampleArguments: ({ accessToken, person }) => ({
    accessTokens: {},
    createAccessToken: { input: { name: 'Weekly report', scopes: ['projects_read'] } },
    revokeAccessToken: { id: accessToken },
    revokeUserAccessToken: { id: accessToken },
    userAccessTokens: { userId: person },
  }),
  nodes: {
    AccessToken: {
      create: ({ things }) => things.accessToken,
      visibleTo: ['client', ...admins],
      foreignVisibleTo: admins,
    },
  },
  callers: {
    revokeAccessToken: { as: 'client' },
    revokeUserAccessToken: { as: 'admin', shared: 'administrators manage everyone' },
    userAccessTokens: { as: 'admin', shared: 'administrators manage everyone' },
  },
  audited: {
    createAccessToken: 'access_token_created',
    revokeAccessToken: 'access_token_revoked',
    revokeUserAccessToken: 'access_token_revoked',
  },
});
