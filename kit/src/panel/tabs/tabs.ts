import type { DataClient } from '../../apollo.ts';
import type { Screen } from '../../contract.ts';

export interface Tab {
  /** Stands in the address, as in `?tab=leads`. */
  key: string;
  label: string;
  Screen: Screen;
}

/** The tab that an address names; without one, or with one that is none, the first. */
export function findTab(tabs: readonly Tab[], search: URLSearchParams): Tab {
  const [first] = tabs;
  if (!first) throw new Error('A screen with tabs needs at least one tab');
  return tabs.find(({ key }) => key === search.get('tab')) ?? first;
}

/** What the tab that an address names asks for first: its code, then its data. */
export async function prefetchTab(tabs: readonly Tab[], client: DataClient, address: URL): Promise<void> {
  const { Screen: tab } = findTab(tabs, address.searchParams);
  try {
    const screen = (await tab.preload?.()) ?? tab;
    screen.prefetchData?.(client, address);
  } catch {
    // The tab fetches its code again when it is opened, and tells if it fails.
  }
}
