import { useSearchParams } from 'kit/router';
import { onDemand } from 'kit/states';
import { HubHead } from './hub-head.tsx';
import { PlannedTab } from './planned-tab.tsx';
import { TabPanel } from './tab-panel.tsx';
import { tabAt } from './tabs.ts';

/* The chat is most of this portal's code, and most visits to the hub do not open it. */
const JarvisTab = onDemand(async () => (await import('../jarvis/jarvis-tab.tsx')).JarvisTab);

export function Hub() {
  const tab = tabAt(useSearchParams()[0]);
  return (
    <>
      <HubHead current={tab} />
      <TabPanel tab={tab}>
        {tab.key === 'jarvis' ? <JarvisTab /> : <PlannedTab title={tab.label} holds={tab.holds} />}
      </TabPanel>
    </>
  );
}
