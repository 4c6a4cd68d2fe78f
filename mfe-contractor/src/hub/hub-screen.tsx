import { useViewer } from 'kit/session';
import { prefetchHub } from './prefetch-hub.ts';
import { ContractorsOnly } from './contractors-only.tsx';
import { Hub } from './hub.tsx';

/** The hub is for contractors; administrators see a notice instead. */
export function HubScreen() {
  const { audiences } = useViewer();
  return audiences.includes('contractor') ? <Hub /> : <ContractorsOnly />;
}

HubScreen.prefetchData = prefetchHub;
