import type { DataClient } from 'kit/apollo';
import { AuditTrailDocument, type AuditTrailQuery, type AuditTrailQueryVariables } from '#gql/graphql.ts';
import type { parseAuditFilter } from './parse-audit-filter.ts';
import type { AuditEntry } from './use-audit-trail.ts';

/** The maximum number of entries in one file. */
export const maxExportedEntries = 10_000;

/** Fetches every matching entry from the server, newest first. */
export async function fetchAllEntries(
  client: DataClient,
  filter: ReturnType<typeof parseAuditFilter>,
): Promise<{ entries: AuditEntry[]; hasMore: boolean }> {
  const entries: AuditEntry[] = [];
  let after: string | null = null;
  do {
    const { edges, pageInfo } = await fetchPage(client, { ...filter, first: 500, after });
    entries.push(...edges.map(({ node }) => node));
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  } while (after !== null && entries.length < maxExportedEntries);
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
