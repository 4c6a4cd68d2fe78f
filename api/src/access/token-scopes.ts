import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { includesScope, type TokenAreaName, type TokenLevel, type TokenScope } from 'rules/access-tokens';
import type { ActiveAccessToken } from '#access/access-token';
import { requiresRecentAuth } from '#access/recent-auth';
import { type AppError, forbidden } from '#errors';
import type { SecurityEventRecorder } from '#security-log/security-event';

interface DomainArea {
  resolvers?: ReadonlyArray<new () => object>;
  tokenArea?: TokenAreaName;
}

/**
 * Gives each root field the scope that an access token needs for it: the area of its domain, and its kind. Fields of domains without
 * an area, and sensitive ones, get none: a token can't call them.
 */
export function setTokenScopes(schema: GraphQLSchema, domains: readonly DomainArea[]): void {
  const areas = new Map<unknown, TokenAreaName>(
    domains.flatMap(({ resolvers = [], tokenArea }) => (tokenArea ? resolvers.map((each) => [each, tokenArea]) : [])),
  );
  const { queries, mutations, subscriptions } = getMetadataStorage();
  const set = (type: GraphQLObjectType | null | undefined, metadata: typeof queries, level: TokenLevel) => {
    for (const each of metadata) {
      const area = areas.get(each.target);
      const field = type?.getFields()[each.schemaName];
      if (!field || !area || requiresRecentAuth(each)) continue;
      field.extensions = { ...field.extensions, tokenScope: `${area}_${level}` satisfies TokenScope };
    }
  };
  set(schema.getQueryType(), queries, 'read');
  set(schema.getMutationType(), mutations, 'write');
  set(schema.getSubscriptionType(), subscriptions, 'read');
}

/** The scope that an access token needs for a root field; null if no token can call it. */
export const getTokenScope = ({ extensions }: GraphQLField<unknown, unknown>): TokenScope | null =>
  (extensions.tokenScope as TokenScope | undefined) ?? null;

interface Caller {
  session: { accessToken: ActiveAccessToken | null };
  securityLog: SecurityEventRecorder;
}

/** The error for a root field that the caller's access token has no scope for. Sessions have no scopes. */
export function findScopeError(
  { session: { accessToken }, securityLog }: Caller,
  field: GraphQLField<unknown, unknown>,
): AppError | null {
  if (!accessToken) return null;
  const scope = getTokenScope(field);
  if (scope && includesScope(accessToken.scopes, scope)) return null;
  securityLog.record({ kind: 'access_refused', details: `${field.name}, by an access token` });
  return forbidden(
    scope
      ? `This access token needs the permission ${scope} for ${field.name}`
      : `${field.name} isn't available to access tokens. Sign in instead`,
  );
}
