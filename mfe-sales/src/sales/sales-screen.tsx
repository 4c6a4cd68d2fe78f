import type { DataClient } from 'kit/apollo';
import { prefetchTab, Tabbed } from 'kit/panel';
import { SubmitLeadButton } from './leads/submit-lead-button.tsx';
import { tabs } from './tabs.ts';

export function SalesScreen() {
  return (
    <Tabbed
      name="sales"
      label="Sales portal"
      title={<h1>Sales portal</h1>}
      actions={<SubmitLeadButton />}
      tabs={tabs}
    />
  );
}

SalesScreen.prefetchData = (client: DataClient, url: URL) => void prefetchTab(tabs, client, url);
