import type { DataClient } from 'kit/apollo';
import { prefetchTab, Tabbed } from 'kit/panel';
import { useLiveWork } from './live/use-live-work.ts';
import { tabs } from './tabs.ts';

export function ManagerScreen() {
  useLiveWork();
  return <Tabbed name="manager" label="Project manager portal" title={<h1>Project manager portal</h1>} tabs={tabs} />;
}

ManagerScreen.prefetchData = (client: DataClient, address: URL) => void prefetchTab(tabs, client, address);
