import type { DataClient } from 'kit/apollo';
import { ButtonLink } from 'kit/controls';
import { prefetchTab, Tabbed } from 'kit/panel';
import { tabs } from './tabs.ts';

/** Founder-only administration. */
export function HubScreen() {
  return (
    <Tabbed
      name="hub"
      label="Knowledge Hub"
      title={<h1>Knowledge Hub</h1>}
      actions={<ButtonLink to="/admin">Back to Admin</ButtonLink>}
      tabs={tabs}
    />
  );
}

HubScreen.prefetchData = (client: DataClient, url: URL) => void prefetchTab(tabs, client, url);
