import type { RecentInvitesQuery } from '#gql/graphql.ts';

/** Two pages as one. An invite that a refresh has already brought is not listed twice. */
export function withNextPage(all: RecentInvitesQuery, next: RecentInvitesQuery): RecentInvitesQuery {
  const known = new Set(all.invitations.edges.map(({ cursor }) => cursor));
  const edges = next.invitations.edges.filter(({ cursor }) => !known.has(cursor));
  return { ...next, invitations: { ...next.invitations, edges: [...all.invitations.edges, ...edges] } };
}
