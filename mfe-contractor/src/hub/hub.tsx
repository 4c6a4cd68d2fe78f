import { Tabbed } from 'kit/panel';
import { HubTitle } from './hub-title.tsx';
import { tabs } from './tabs.ts';

export function Hub() {
  return <Tabbed name="hub" label="Contractor hub" title={<HubTitle />} tabs={tabs} />;
}
