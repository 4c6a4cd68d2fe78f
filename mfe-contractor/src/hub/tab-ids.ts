import type { Tab } from './tabs.ts';

/** There is one panel: it shows the tab that is open. */
export const panelId = 'hub-panel';

export const tabId = ({ key }: Pick<Tab, 'key'>) => `hub-tab-${key}`;
