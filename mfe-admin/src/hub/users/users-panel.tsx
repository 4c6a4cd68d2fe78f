import { useState } from 'react';
import { useQuery } from 'kit/apollo';
import { EndOfList, Panel } from 'kit/panel';
import { Empty, Failed } from 'kit/states';
import { VirtualRows } from 'kit/virtual-rows';
import styled from 'styled-components';
import { OfferedRolesDocument } from '#gql/graphql.ts';
import { roleInWords } from './role-in-words.ts';
import { type OpenUserDialog, UserDialogs } from './user-dialogs.tsx';
import { UserFilters } from './user-filters.tsx';
import { UserRow } from './user-row.tsx';
import { Rows, UserRowSkeleton } from './user-layout.tsx';
import { useUserChanges } from './use-user-changes.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { type HubUser, useUsers } from './use-users.ts';

export function UsersPanel() {
  const { filters, nodes, error, retry, ...pages } = useUsers();
  const { data } = useQuery(OfferedRolesDocument, { fetchPolicy: 'cache-and-network' });
  const changes = useUserChanges(data?.contractorRoles);
  const { place, onChanged } = useKeptFocus(nodes);
  const [asked, setAsked] = useState<OpenUserDialog | null>(null);
  return (
    <Panel title="Users" busy={!nodes && !error}>
      <UserFilters filters={filters} />
      <Place ref={place} tabIndex={-1} aria-label="Users that were found" role="group">
        {nodes ? list(nodes) : error ? failed() : skeletons()}
      </Place>
      <UserDialogs asked={asked} changes={changes} onClose={() => setAsked(null)} />
    </Panel>
  );

  function list(users: readonly HubUser[]) {
    if (users.length === 0) {
      return filters.isUsed ? (
        <Empty title="No users found" hint="Try another name or email, or clear the filters." />
      ) : (
        <Empty title="No users yet" hint="People appear here when they accept an invitation." />
      );
    }
    return (
      <>
        <VirtualRows as={Rows} row="li" aria-label="Users" items={users} hasMore={pages.hasMore} height={rowHeight}>
          {(user, row) => (
            <UserRow
              row={row}
              user={user}
              role={roleInWords(user, data?.contractorRoles)}
              onAsk={(to) => {
                onChanged(user.id);
                setAsked({ to, user });
              }}
              onReactivate={() => {
                onChanged(user.id);
                void changes.reactivate(user);
              }}
            />
          )}
        </VirtualRows>
        <EndOfList pages={pages} what="users" />
      </>
    );
  }

  function failed() {
    return (
      <Failed
        title="The users could not be loaded"
        hint="Accounts and sessions are not affected. Try again in a moment."
        onRetry={retry}
      />
    );
  }
}

const rowHeight = { wide: 121, narrow: 260 };

const skeletons = () => (
  <Rows aria-hidden>
    {[1, 2, 3, 4, 5, 6].map((place) => (
      <UserRowSkeleton key={place} />
    ))}
  </Rows>
);

/* It takes the focus only where there is nothing else left to have it. */
const Place = styled.div`
  html body &:focus {
    outline: none;
  }
`;
