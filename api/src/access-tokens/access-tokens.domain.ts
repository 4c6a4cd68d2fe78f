import { visibleTo } from '#access-tokens/access-token.access';
import { AccessToken } from '#access-tokens/access-token.entity';
import { loadDemoAccessTokens } from '#access-tokens/access-tokens.demo';
import { AccessTokensResolver } from '#access-tokens/access-tokens.resolver';
import { defineNode } from '#db/node-source';
import { defineDomain } from '#define-domain';

export const accessTokensDomain = defineDomain({
  name: 'access-tokens',
  resolvers: [AccessTokensResolver],
  entities: [AccessToken],
  nodes: { AccessToken: defineNode(AccessToken, visibleTo) },
  prunedTables: {
    pruneAccessTokens: {
      schedule: '32 3 * * *',
      rules: [{ data: 'Access tokens, after they expire', table: 'access_tokens', age: 'expires_at', keep: '30 days' }],
    },
  },
  loadDemo: loadDemoAccessTokens,
});
