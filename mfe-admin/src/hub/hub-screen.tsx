import type { DataClient } from 'kit/apollo';
import { ButtonLink } from 'kit/controls';
import { prefetchTab, Tabbed } from 'kit/panel';
import { useViewer, type Viewer } from 'kit/session';
import { tabs } from './tabs.ts';

/** The founder's administration, and the resources of the hubs for product analysts. */
export function HubScreen() {
  const viewer = useViewer();
  return (
    <Tabbed
      name="hub"
      label="Knowledge Hub"
      title={<h1>Knowledge Hub</h1>}
      actions={isFounder(viewer) && <ButtonLink to="/admin">Back to Admin</ButtonLink>}
      tabs={getTabs(viewer)}
    />
  );
}

HubScreen.prefetchData = (client: DataClient, url: URL, viewer?: Viewer) => {
  if (viewer) void prefetchTab(getTabs(viewer), client, url);
};

const isFounder = ({ audiences }: Viewer) => audiences.includes('founder');
const analystTabs = tabs.filter(({ key }) => key === 'knowledge');
const getTabs = (viewer: Viewer) => (isFounder(viewer) ? tabs : analystTabs);
