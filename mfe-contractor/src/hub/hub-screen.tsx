import { useViewer } from 'kit/session';
import { askHubAhead } from './ask-hub-ahead.ts';
import { ContractorsOnly } from './contractors-only.tsx';
import { Hub } from './hub.tsx';

/** The hub is for contractors; administrators see a notice instead. */
export function HubScreen() {
  const { audiences } = useViewer();
  return audiences.includes('contractor') ? <Hub /> : <ContractorsOnly />;
}

HubScreen.prefetchData = askHubAhead;
