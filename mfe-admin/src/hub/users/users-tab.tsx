import { prefetchFirstPage, type DataClient } from 'kit/apollo';
import { Panels } from 'kit/panel';
import { HubUsersDocument } from '#gql/graphql.ts';
import { parseUserFilter } from './parse-user-filter.ts';
import { UsersPanel } from './users-panel.tsx';

/** All users. */
export function UsersTab() {
  return (
    <Panels>
      <UsersPanel />
    </Panels>
  );
}

UsersTab.prefetchData = (client: DataClient, url: URL) =>
  prefetchFirstPage(client, HubUsersDocument, parseUserFilter(url.searchParams));
