import { askAhead, type DataClient } from 'kit/apollo';
import { HubRoleDocument } from '#gql/graphql.ts';
import { tabScreens } from './tab-screens.ts';
import { tabAt } from './tabs.ts';

/**
 * What the head of the hub asks for first, and what the tab does that the address names: its code, then its data. Not those of
 * Jarvis: the chat is most of this portal's code, and comes when it is opened.
 */
export async function askHubAhead(client: DataClient, address: URL): Promise<void> {
  askAhead(client, HubRoleDocument);
  const { key } = tabAt(address.searchParams);
  if (key === 'jarvis') return;
  const tab = tabScreens[key];
  try {
    const there = (await tab.preload?.()) ?? tab;
    there.askAhead?.(client, address);
  } catch {
    // The tab fetches its code again when it is opened, and tells if it fails.
  }
}
