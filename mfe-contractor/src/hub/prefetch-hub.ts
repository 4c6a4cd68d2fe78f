import { prefetch, type DataClient } from 'kit/apollo';
import { prefetchTab, findTab } from 'kit/panel';
import { HubRoleDocument } from '#gql/graphql.ts';
import { tabs } from './tabs.ts';

/**
 * Prefetches the header's query, then the code and data of the tab in the URL. Except Jarvis: the chat is most of this portal's
 * code, and loads when it is opened.
 */
export async function prefetchHub(client: DataClient, url: URL): Promise<void> {
  prefetch(client, HubRoleDocument);
  if (findTab(tabs, url.searchParams).key !== 'jarvis') await prefetchTab(tabs, client, url);
}
