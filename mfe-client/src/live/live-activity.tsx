import { useSubscription, type DataClient } from 'kit/apollo';
import {
  ActivityAddedDocument,
  ClientProjectsDocument,
  ClientSummaryDocument,
  RecentActivityDocument,
  type ActivityAddedSubscription,
} from '#gql/graphql.ts';
import { withNewest } from './with-newest.ts';

/**
 * What happens to one's projects appears while one looks. The project comes along with the activity and replaces the one
 * in the cache, so the list follows by itself; the sums are asked for again, because only the server can add them up.
 */
export function useLiveActivity(): void {
  useSubscription(ActivityAddedDocument, {
    ignoreResults: true,
    onData: ({ client, data: { data } }) => {
      if (data) void take(client, data.activityAdded);
    },
  });
}

async function take(client: DataClient, added: ActivityAddedSubscription['activityAdded']): Promise<void> {
  client.cache.updateQuery({ query: RecentActivityDocument }, (recent) => recent && withNewest(recent, added));
  const { project } = added;
  const listed = client.cache.readQuery({ query: ClientProjectsDocument });
  const isNew = listed && project && !listed.projects.edges.some(({ node }) => node.id === project.id);
  const include = isNew ? [ClientSummaryDocument, ClientProjectsDocument] : [ClientSummaryDocument];
  // A fault shows in the panel that asked; there is nothing more to say about it here.
  await client.refetchQueries({ include }).then(undefined, () => undefined);
}
