import { Authorized, getMetadataStorage } from 'type-graphql';
import { type Audience, audienceNames } from 'rules/audiences';
import { requiresRecentAuth } from '#access/recent-auth';

/** Who may call a root field: at least one of these audiences. Stands on every query, mutation and subscription. */
export const RequireAudience = (...audiences: [Audience, ...Audience[]]) => Authorized<Audience>(...audiences);

export const operationKinds = ['query', 'mutation', 'subscription'] as const;
export type OperationKind = (typeof operationKinds)[number];

interface RootField {
  kind: OperationKind;
  field: string;
  /** What it does, in the schema's words. */
  description: string;
  audiences: Audience[];
  /** Whether it takes a sign-in or confirmation of the last five minutes. */
  requiresRecentAuth: boolean;
}

/** Every root field with its audiences, from the decorators: what the access table and the closed-by-default test read. */
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
