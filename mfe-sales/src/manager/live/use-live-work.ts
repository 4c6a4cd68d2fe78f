import { useApolloClient, useSubscription } from 'kit/apollo';
import { refetchTaskDetails } from 'kit/task';
import { ManagedActivityDocument, WorkChangedDocument } from '#gql/graphql.ts';
import { notifyWorkChanged } from './work-feed.ts';

/**
 * Live updates of the projects and tasks that the user manages, on every screen. A changed task updates the cache; lists and
 * aggregates subscribe to the feed.
 */
export function useLiveWork(): void {
  const client = useApolloClient();
  useSubscription(WorkChangedDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      notifyWorkChanged();
      if (data) refetchTaskDetails(client, data.taskChanged.id);
    },
  });
  useSubscription(ManagedActivityDocument, { ignoreResults: true, onData: notifyWorkChanged });
}
