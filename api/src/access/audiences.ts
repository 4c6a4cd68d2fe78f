import { Authorized, getMetadataStorage } from 'type-graphql';
import { type Audience, audienceNames } from 'rules/audiences';
import { requiresRecentAuth } from '#access/recent-auth';

/** Who may call a root field: members of at least one of these audiences. Required on every query, mutation and subscription. */
export const RequireAudience = (...audiences: [Audience, ...Audience[]]) => Authorized<Audience>(...audiences);

export const operationKinds = ['query', 'mutation', 'subscription'] as const;
export type OperationKind = (typeof operationKinds)[number];

export interface RootField {
  kind: OperationKind;
  field: string;
  /** The schema description. */
  description: string;
  audiences: Audience[];
  /** Whether it requires a sign-in or reauthentication within the last five minutes. */
  requiresRecentAuth: boolean;
}

/** Every root field with its audiences, from the decorators. Used by the access table and the denied-by-default test. */
export function rootFieldAudiences(): RootField[] {
  const storage = getMetadataStorage();
  return [
    ...storage.queries.map((field) => ({ kind: 'query' as const, field })),
    ...storage.mutations.map((field) => ({ kind: 'mutation' as const, field })),
    ...storage.subscriptions.map((field) => ({ kind: 'subscription' as const, field })),
  ].map(({ kind, field }) => ({
    kind,
    field: field.schemaName,
    description: field.description ?? '',
    audiences: audienceNames.filter((name) => field.roles?.includes(name)),
    requiresRecentAuth: requiresRecentAuth(field),
  }));
}
