import { prefetch, type DataClient } from 'kit/apollo';
import { prefetchTab, findTab } from 'kit/panel';
import { HubRoleDocument } from '#gql/graphql.ts';
import { tabs } from './tabs.ts';

/**
 * What the head of the hub asks for first, and what the tab does that the address names: its code, then its data. Not those of
 * Jarvis: the chat is most of this portal's code, and comes when it is opened.
 */
export async function askHubAhead(client: DataClient, address: URL): Promise<void> {
  prefetch(client, HubRoleDocument);
  if (findTab(tabs, address.searchParams).key !== 'jarvis') await prefetchTab(tabs, client, address);
}
