import { useState } from 'react';
import { prefetch, type DataClient, useQuery } from 'kit/apollo';
import { humanize } from 'kit/format';
import { lazyDialog, Panel, Panels, SearchBar, useSearchText, usePreviousData } from 'kit/panel';
import { useSearchState } from 'kit/search-state';
import { EmptyState, ErrorState, Skeleton } from 'kit/states';
import { maxSearchLength } from 'rules/knowledge';
import { maxPageSize } from 'rules/paging';
import { tokens } from 'kit/theme';
import { VirtualRows } from 'kit/virtual-rows';
import styled from 'styled-components';
import { TeamLoadDocument } from '#gql/graphql.ts';
import { FilterRow, FilterSelect } from '../filters/filter-select.tsx';
import { useRefetchOnWorkChange } from '../live/work-feed.ts';
import { LoadTable } from './load-table.tsx';
import { sortByLoad, type Member, getRole } from './sort-by-load.ts';
import { Row, MemberRow } from './member-row.tsx';

const MemberDialog = lazyDialog(async () => (await import('./projects/member-dialog.tsx')).MemberDialog);

/** The URL value of `view` for the load by week. */
const weeksView = 'weeks';

/** Each contractor's workload, heaviest first. */
export function TeamTab() {
  const searchText = useSearchText('q');
  const {
    data: fresh,
    error,
    refresh,
  } = useQuery(TeamLoadDocument, {
    variables: { search: searchText.debouncedText || null },
    fetchPolicy: 'cache-and-network',
  });
  // Previous results stay while the next search loads.
  const data = usePreviousData(error ? null : fresh);
  useRefetchOnWorkChange(refresh);
  const [urlRole, setRole] = useSearchState('role');
  const role = urlRole ?? '';
  const [view, setView] = useSearchState('view');
  const [assignee, setAssignee] = useState<Member | null>(null);
  const team = data?.teamMembers.edges.map(({ node }) => node);
  return (
    <Panels>
      <Panel title="Team" busy={!team && !error} actions={team && filter(team)}>
        {(team?.length !== 0 || searchText.text !== '') && (
          <SearchBar
            label="Team"
            searchText={searchText}
            name="Search contractors"
            placeholder="Name or email"
            maxLength={maxSearchLength}
            isUsed={searchText.text !== ''}
            onClear={searchText.clear}
          />
        )}
        {team ? list(team) : error ? failed() : <MembersSkeleton />}
        <MemberDialog isOpen={assignee !== null} member={assignee} onClose={() => setAssignee(null)} />
      </Panel>
    </Panels>
  );

  function filter(members: readonly Member[]) {
    const roles = [...new Set(members.map(getRole))].toSorted();
    return (
      <FilterRow>
        <FilterSelect label="View" value={view ?? ''} onChange={setView}>
          <option value="">People</option>
          <option value={weeksView}>Load by week</option>
        </FilterSelect>
        <FilterSelect label="Role" value={roles.includes(role) ? role : ''} onChange={setRole}>
          <option value="">All roles</option>
          {roles.map((each) => (
            <option key={each} value={each}>
              {humanize(each)}
            </option>
          ))}
        </FilterSelect>
      </FilterRow>
    );
  }

  function list(members: readonly Member[]) {
    if (members.length === 0 && searchText.debouncedText !== '') {
      return <EmptyState title="No contractors found" hint="Try a shorter part of the name or email." />;
    }
    if (members.length === 0) {
      return <EmptyState title="Team management coming soon" hint="New contractors appear here with their workload." />;
    }
    const shown = members.filter(
      (member) => !role || getRole(member) === role || !members.some((one) => getRole(one) === role),
    );
    return (
      <>
        {view === weeksView ? (
          <LoadTable search={searchText.debouncedText || null} role={role} />
        ) : (
          <Members
            members={sortByLoad(shown)}
            maxTasks={Math.max(...members.map(({ openTasks }) => openTasks), 1)}
            onAssign={setAssignee}
          />
        )}
        {data?.teamMembers.pageInfo.hasNextPage && (
          <p>{`Showing the first ${maxPageSize} by name. Search to find others.`}</p>
        )}
      </>
    );
  }

  function failed() {
    return <ErrorState title="Couldn't load the team" hint="Their tasks are safe. Try again." onRetry={refresh} />;
  }
}

TeamTab.prefetchData = (client: DataClient, { searchParams }: URL) =>
  prefetch(client, TeamLoadDocument, { search: searchParams.get('q')?.trim() || null });

const MembersSkeleton = () => (
  <Rows aria-hidden>
    {[1, 2, 3, 4].map((place) => (
      <Row key={place}>
        <Skeleton $width="180px" $height="44px" />
        <Skeleton $width="100%" $height="38px" />
        <Skeleton $width="110px" $height="20px" />
        <Skeleton $width="120px" $height="20px" />
      </Row>
    ))}
  </Rows>
);

interface MembersProps {
  members: readonly Member[];
  /** The largest number of open tasks, the maximum of every measuring rule. */
  maxTasks: number;
  onAssign: (member: Member) => void;
}

/** The whole team loads at once. */
const Members = ({ members, maxTasks, onAssign }: MembersProps) => (
  <VirtualRows as={Rows} row="li" aria-label="Team" items={members} hasMore={false} height={rowHeight}>
    {(member, row) => <MemberRow row={row} member={member} maxTasks={maxTasks} onAssign={() => onAssign(member)} />}
  </VirtualRows>
);

const rowHeight = { wide: 69, narrow: 173 };

const Rows = styled.ul`
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
`;
