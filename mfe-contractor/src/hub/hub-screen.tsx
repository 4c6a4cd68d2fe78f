import { useViewer } from 'kit/session';
import { ButtonLink } from 'kit/controls';
import { Notice } from 'kit/states';
import { prefetchHub } from './prefetch-hub.ts';
import { Hub } from './hub.tsx';

/** The hub is for contractors; administrators see a notice instead. */
export function HubScreen() {
  const { audiences } = useViewer();
  return audiences.includes('contractor') ? <Hub /> : <ContractorsOnly />;
}

HubScreen.prefetchData = prefetchHub;

function ContractorsOnly() {
  return (
    <Notice title="Contractor hub" text="The hub is for contractors. As an administrator you work in the admin portal.">
      <ButtonLink to="/admin" $primary>
        Open the admin portal
      </ButtonLink>
    </Notice>
  );
}
