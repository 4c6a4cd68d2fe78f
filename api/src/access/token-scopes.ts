import type { EntityClass } from '@mikro-orm/core';
import {
  type DocumentNode,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  type OperationDefinitionNode,
  separateOperations,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { includesScope, type TokenAreaName, type TokenLevel, type TokenScope } from 'rules/access-tokens';
import type { ActiveAccessToken } from '#access/access-token';
import { requiresRecentAuth } from '#access/recent-auth';
import { getPartsByType } from '#db/shown-in-part';
import { type AppError, forbidden } from '#errors';
import type { SecurityEventRecorder } from '#security-log/security-event';

interface DomainArea {
  resolvers?: ReadonlyArray<new () => object>;
  entities?: ReadonlyArray<EntityClass<object>>;
  tokenArea?: TokenAreaName;
}

/** What is shown of a type wherever it appears, beside the types that are shown in part. Its other fields need the permission of its own area. */
const sharedFields: Readonly<Record<string, readonly string[]>> = {
  User: ['id', 'firstName', 'lastName', 'profileImageUrl', 'email', 'viewerCanChange'],
};
/** Figures of another area than the type that they are in. */
const fieldAreas: Readonly<Record<string, TokenAreaName>> = {
  'ContractorSummary.billing': 'payouts',
  'ContractorSummary.thisMonth': 'payouts',
};

/**
 * Gives each root field the scope that an access token needs for it: the area of its domain, and its kind. Fields of domains without
 * an area, and sensitive ones, get none: a token can't call them. Below them, a field that leads into an area needs that area's scope.
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
  setNestedScopes(schema, domains);
}

function setNestedScopes(schema: GraphQLSchema, domains: readonly DomainArea[]): void {
  const { objectTypes } = getMetadataStorage();
  const areas = new Map<string, TokenAreaName>();
  for (const { entities = [], tokenArea } of domains)
    for (const entity of entities) {
      const type = objectTypes.find(({ target }) => target === entity);
      if (type && tokenArea) areas.set(type.name, tokenArea);
    }
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const shared = new Map<string, readonly string[]>([
    ...Object.entries(sharedFields),
    ...[...getPartsByType(schema)].map(([name, { shown }]) => [name, shown] as const),
  ]);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || roots.includes(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const { name: target } = getNamedType(field.type);
      const isShared = shared.get(type.name)?.includes(field.name) ?? true;
      const entered = isShared ? (shared.has(target) ? undefined : areas.get(target)) : areas.get(type.name);
      const area = fieldAreas[`${type.name}.${field.name}`] ?? entered;
      if (area) field.extensions = { ...field.extensions, tokenScope: `${area}_read` satisfies TokenScope };
    }
  }
}

/** The scope that an access token needs for a field; null for a root field that no token can call, and for a field that needs none. */
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
  return refuse(securityLog, field.name, scope);
}

/** The error for something beside the schema, such as a download, that the caller's access token has no scope for. */
export function findTokenError(
  { session: { accessToken }, securityLog }: Caller,
  what: string,
  scope: TokenScope,
): AppError | null {
  if (!accessToken || includesScope(accessToken.scopes, scope)) return null;
  return refuse(securityLog, what, scope);
}

/** The error for a field below the root fields that leads into an area which the caller's access token has no scope for. */
export function findNestedScopeError(
  { session: { accessToken }, securityLog }: Caller,
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): AppError | null {
  if (!accessToken) return null;
  const lacks = (field: GraphQLField<unknown, unknown>) => {
    const scope = getTokenScope(field);
    return scope !== null && !includesScope(accessToken.scopes, scope);
  };
  const root = schema.getRootType(operation.operation);
  const typeInfo = new TypeInfo(schema);
  let error: AppError | null = null;
  const enter = () => {
    const [type, field] = [typeInfo.getParentType(), typeInfo.getFieldDef()];
    if (!type || !field || !lacks(field)) return undefined;
    // A refused root field is null on its own, and nothing below it is read.
    if (type !== root) error ??= refuse(securityLog, `${type.name}.${field.name}`, getTokenScope(field));
    return false;
  };
  visit(
    separateOperations(document)[operation.name?.value ?? ''] ?? document,
    visitWithTypeInfo(typeInfo, { Field: enter }),
  );
  return error;
}

function refuse(securityLog: SecurityEventRecorder, field: string, scope: TokenScope | null): AppError {
  securityLog.record({ kind: 'access_refused', details: `${field}, by an access token` });
  return forbidden(
    scope
      ? `This access token needs the permission ${scope} for ${field}`
      : `${field} isn't available to access tokens. Sign in instead`,
  );
}
