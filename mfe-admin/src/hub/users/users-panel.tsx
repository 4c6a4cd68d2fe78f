import { useState, useEffect, useRef } from 'react';
import { useQuery } from 'kit/apollo';
import { LoadMore, Panel } from 'kit/panel';
import { EmptyState, ErrorState } from 'kit/states';
import { VirtualRows } from 'kit/virtual-rows';
import styled from 'styled-components';
import { roles } from 'rules/people';
import { formatRoleName } from 'rules/role-names';
import { OfferedRolesDocument } from '#gql/graphql.ts';
import { isFiltered } from '../../filters/is-filtered.ts';
import { FilterSelect } from '../../filters/filter-select.tsx';
import { ListFilters } from '../../filters/list-filters.tsx';
import { SearchField } from '../../filters/search-field.tsx';
import { formatRole } from './format-role.ts';
import { type OpenUserDialog, UserDialogs } from './user-dialogs.tsx';
import { UserRow } from './user-row.tsx';
import { Rows } from '../../rows.ts';
import { UserRowSkeleton } from './user-layout.tsx';
import { useUserMutations } from './use-user-mutations.ts';
import { type HubUser, useUsers } from './use-users.ts';
import { userFilterNames } from './parse-user-filter.ts';

export function UsersPanel() {
  const { filter, nodes, error, refresh, ...pages } = useUsers();
  const { data } = useQuery(OfferedRolesDocument, { fetchPolicy: 'cache-and-network' });
  const changes = useUserMutations(data?.contractorRoles);
  const { listRef, trackChange } = useFocusAfterRemoval(nodes);
  const [openDialog, setOpenDialog] = useState<OpenUserDialog | null>(null);
  return (
    <Panel title={isFiltered(filter) ? 'Users found' : 'All users'} busy={!nodes && !error}>
      <UserFilters isUsed={isFiltered(filter)} />
      <Place ref={listRef} tabIndex={-1} aria-label="Users found" role="group">
        {nodes ? list(nodes) : error ? failed() : skeletons()}
      </Place>
      <UserDialogs openDialog={openDialog} changes={changes} onClose={() => setOpenDialog(null)} />
    </Panel>
  );

  function list(users: readonly HubUser[]) {
    if (users.length === 0) {
      return isFiltered(filter) ? (
        <EmptyState title="No users found" hint="Try another name or email, or clear the filters." />
      ) : (
        <EmptyState title="No users yet" hint="People appear here when they accept an invitation." />
      );
    }
    return (
      <>
        <VirtualRows as={Rows} row="li" aria-label="Users" items={users} hasMore={pages.hasMore} height={rowHeight}>
          {(user, row) => (
            <UserRow
              row={row}
              user={user}
              role={formatRole(user, data?.contractorRoles)}
              onOpenDialog={(to) => {
                trackChange(user.id);
                setOpenDialog({ to, user });
              }}
              onReactivate={() => {
                trackChange(user.id);
                void changes.reactivate(user);
              }}
            />
          )}
        </VirtualRows>
        <LoadMore pages={pages} what="users" />
      </>
    );
  }

  function failed() {
    return (
      <ErrorState
        title="Couldn't load users"
        hint="Accounts and sessions aren't affected. Try again."
        onRetry={refresh}
      />
    );
  }
}

const rowHeight = { wide: 121, narrow: 260 };

const skeletons = () => (
  <Rows aria-hidden>
    {[1, 2, 3, 4, 5, 6].map((listRef) => (
      <UserRowSkeleton key={listRef} />
    ))}
  </Rows>
);

/* Focusable only when nothing else is left to focus. */
const Place = styled.div`
  &:focus {
    outline: none;
  }
`;

/** Keeps the focus in the list when a changed row leaves it, such as a deactivated account under the Active filter. */
function useFocusAfterRemoval(items: readonly { id: string }[] | undefined) {
  const listRef = useRef<HTMLDivElement>(null);
  const changedId = useRef<string | null>(null);
  useEffect(() => {
    const removedId = changedId.current;
    if (!removedId || !items || items.some(({ id }) => id === removedId)) return;
    changedId.current = null;
    if (document.activeElement === document.body) listRef.current?.focus();
  });
  return { listRef, trackChange: (id: string) => void (changedId.current = id) };
}

function UserFilters({ isUsed }: { isUsed: boolean }) {
  return (
    <ListFilters label="Users" names={userFilterNames} isUsed={isUsed}>
      <SearchField name="q" label="Search" placeholder="Name or email" />
      <FilterSelect name="role" label="Role" allLabel="All roles">
        {roles.map((role) => (
          <option key={role} value={role}>
            {formatRoleName(role)}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect name="standing" label="Account" allLabel="Active and deactivated">
        <option value="open">Active</option>
        <option value="closed">Deactivated</option>
      </FilterSelect>
    </ListFilters>
  );
}
