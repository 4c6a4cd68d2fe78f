import { prefetch, type DataClient } from 'kit/apollo';
import { Panels } from 'kit/panel';
import { HubRolesDocument } from '#gql/graphql.ts';
import { RolesPanel } from './roles-panel.tsx';

/** Contractor roles, and whether new invitations can use them. */
export function RolesTab() {
  return (
    <Panels>
      <RolesPanel />
    </Panels>
  );
}

RolesTab.prefetchData = (client: DataClient) => prefetch(client, HubRolesDocument);
