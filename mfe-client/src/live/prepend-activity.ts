import type { ActivityLine_ActivityFragment, RecentActivityQuery } from '#gql/graphql.ts';

/** Prepends an entry. One that arrives twice, as after a reconnect, is kept once. */
export function prependActivity(
  recent: RecentActivityQuery,
  added: ActivityLine_ActivityFragment,
): RecentActivityQuery {
  const { id, description, createdAt } = added;
  const edge = { __typename: 'ActivityEdge', cursor: id, node: { __typename: 'Activity', id, description, createdAt } };
  const older = recent.activity.edges.filter(({ node }) => node.id !== id);
  return { ...recent, activity: { ...recent.activity, edges: [edge, ...older] } };
}
