import type { DataClient } from 'kit/apollo';
import { AuditTrailDocument, type AuditTrailQuery, type AuditTrailQueryVariables } from '#gql/graphql.ts';
import type { lookedForIn } from './looked-for.ts';
import type { Entry } from './use-audit.ts';

/** The longest file that one gets. */
export const most = 10_000;

/** Everything that one looks for, newest first, as it stands on the server now. */
export async function fetchAll(
  client: DataClient,
  lookedFor: ReturnType<typeof lookedForIn>,
): Promise<{ entries: Entry[]; hasMore: boolean }> {
  const entries: Entry[] = [];
  let after: string | null = null;
  do {
    const { edges, pageInfo } = await fetchPage(client, { ...lookedFor, first: 500, after });
    entries.push(...edges.map(({ node }) => node));
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  } while (after !== null && entries.length < most);
  return { entries, hasMore: after !== null };
}

async function fetchPage(
  client: DataClient,
  variables: AuditTrailQueryVariables,
): Promise<AuditTrailQuery['auditEntries']> {
  const { data, error } = await client.query({ query: AuditTrailDocument, variables, fetchPolicy: 'no-cache' });
  if (!data) throw error ?? new Error('No answer');
  return data.auditEntries;
}
