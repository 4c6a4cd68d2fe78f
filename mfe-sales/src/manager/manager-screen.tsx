import { type DataClient, useApolloClient, useSubscription } from 'kit/apollo';
import { prefetchTab, Tabbed } from 'kit/panel';
import { refetchTaskDetails } from 'kit/task';
import { ManagedActivityDocument, WorkChangedDocument } from '#gql/graphql.ts';
import { tabs } from './tabs.ts';
import { notifyWorkChanged } from './live/work-feed.ts';

export function ManagerScreen() {
  useLiveWork();
  return <Tabbed name="manager" label="Project manager portal" title={<h1>Project manager portal</h1>} tabs={tabs} />;
}

ManagerScreen.prefetchData = (client: DataClient, url: URL) => void prefetchTab(tabs, client, url);

/**
 * Live updates of the projects and tasks that the user manages, on every tab. A changed task updates the cache; lists and
 * aggregates subscribe to the feed.
 */
function useLiveWork(): void {
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
