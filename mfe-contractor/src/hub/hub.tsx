import { useSearchParams } from 'kit/router';
import { HubHead } from './hub-head.tsx';
import { TabPanel } from './tab-panel.tsx';
import { tabScreens } from './tab-screens.ts';
import { tabAt } from './tabs.ts';

export function Hub() {
  const tab = tabAt(useSearchParams()[0]);
  const Screen = tabScreens[tab.key];
  return (
    <>
      <HubHead current={tab} />
      <TabPanel tab={tab}>
        <Screen />
      </TabPanel>
    </>
  );
}
