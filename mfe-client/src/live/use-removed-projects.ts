import { removeFromLists, type DataClient, useSubscription } from 'kit/apollo';
import { ProjectRemovedDocument } from '#gql/graphql.ts';

/** What counts or names a project besides the lists of projects. */
const affected = ['ClientSummary', 'ClientActionItems', 'RecentActivity', 'ProjectDetail'];

/** Takes a project whose start was undone off every screen of the client. */
export function useRemovedProjects(): void {
  useSubscription(ProjectRemovedDocument, {
    ignoreResults: true,
    onData: ({ client, data: { data } }) => {
      if (data) void removeProject(client, data.projectRemoved);
    },
  });
}

async function removeProject(client: DataClient, id: string): Promise<void> {
  removeFromLists(client.cache, 'projects', id);
  const refetched = client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ queryName }) => affected.includes(queryName ?? ''),
  });
  await Promise.resolve(refetched).then(undefined, () => undefined);
}
