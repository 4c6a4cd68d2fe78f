import type { ReactNode } from 'react';
import { panelId, tabId } from './tab-ids.ts';
import type { Tab } from './tabs.ts';

export function TabPanel({ tab, children }: { tab: Tab; children: ReactNode }) {
  return (
    <div id={panelId} role="tabpanel" aria-labelledby={tabId(tab)}>
      {children}
    </div>
  );
}
