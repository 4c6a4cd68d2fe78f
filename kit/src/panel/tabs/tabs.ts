import type { DataClient } from '../../apollo.ts';
import type { Screen } from '../../contract.ts';

export interface Tab {
  /** In the URL, such as `?tab=leads`. */
  key: string;
  label: string;
  Screen: Screen;
}

/** The tab in the URL; the first if there is none or it is unknown. */
export function findTab(tabs: readonly Tab[], search: URLSearchParams): Tab {
  const [first] = tabs;
  if (!first) throw new Error('A screen with tabs needs at least one tab');
  return tabs.find(({ key }) => key === search.get('tab')) ?? first;
}

/** Prefetches the tab in the URL: its code, then its data. */
export async function prefetchTab(tabs: readonly Tab[], client: DataClient, url: URL): Promise<void> {
  const { Screen: tab } = findTab(tabs, url.searchParams);
  try {
    const screen = (await tab.preload?.()) ?? tab;
    screen.prefetchData?.(client, url);
  } catch {
    // The tab fetches its code again when it opens, and reports errors.
  }
}
