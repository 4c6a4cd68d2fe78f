import { prefetch, type DataClient } from 'kit/apollo';
import { Panels } from 'kit/panel';
import { HubRolesDocument } from '#gql/graphql.ts';
import { RolesPanel } from './roles-panel.tsx';

/** What contractors can be, and who may be invited to it. */
export function RolesTab() {
  return (
    <Panels>
      <RolesPanel />
    </Panels>
  );
}

RolesTab.prefetchData = (client: DataClient) => prefetch(client, HubRolesDocument);
