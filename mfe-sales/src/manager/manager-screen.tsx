import type { DataClient } from 'kit/apollo';
import { prefetchTab, Tabbed } from 'kit/panel';
import { tabs } from './tabs.ts';
import { useLiveWork } from './live/use-live-work.ts';

export function ManagerScreen() {
  useLiveWork();
  return <Tabbed name="manager" label="Project manager portal" title={<h1>Project manager portal</h1>} tabs={tabs} />;
}

ManagerScreen.prefetchData = (client: DataClient, url: URL) => void prefetchTab(tabs, client, url);
