import type { ClientProjectsQuery } from '#gql/graphql.ts';

/** Two pages of projects as one. */
export function withNextPage(all: ClientProjectsQuery, next: ClientProjectsQuery): ClientProjectsQuery {
  return { ...next, projects: { ...next.projects, edges: [...all.projects.edges, ...next.projects.edges] } };
}
