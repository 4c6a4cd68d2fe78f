import { type DataClient, useSubscription } from 'kit/apollo';
import { prefetchTab, Tabbed } from 'kit/panel';
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
  useSubscription(WorkChangedDocument, { ignoreResults: true, onData: notifyWorkChanged });
  useSubscription(ManagedActivityDocument, { ignoreResults: true, onData: notifyWorkChanged });
}
