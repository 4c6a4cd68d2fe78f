import { LoadMore, Panel } from 'kit/panel';
import { EmptyState, ErrorState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { useQuery } from 'kit/apollo';
import { useSearchState } from 'kit/search-state';
import { VirtualRows } from 'kit/virtual-rows';
import { ServedRemotesDocument } from '#gql/graphql.ts';
import { FilterBar } from '../../filters/filter-box.ts';
import { FilterSelect } from '../../filters/filter-select.tsx';
import { usePortalName } from '../portal-names.ts';
import { getDayHeading } from '../../audit/day-headings.ts';
import { Day } from '../../audit/day-layout.ts';
import { type ReleaseEvent, useReleaseHistory } from './use-release-history.ts';
import { HistoryRow, Row } from './history-row.tsx';

export function HistoryPanel() {
  const { nodes, error, refresh, ...pages } = useReleaseHistory();
  return (
    <Panel title="History" busy={!nodes && !error}>
      <Filters aria-label="History">
        <PortalFilter />
      </Filters>
      {nodes ? list(nodes) : error ? failed() : <HistorySkeleton />}
    </Panel>
  );

  function list(events: readonly ReleaseEvent[]) {
    if (events.length === 0) return <EmptyState title="No history yet" hint="Releases and rollbacks appear here." />;
    return (
      <>
        <HistoryDays events={events} hasMore={pages.hasMore} />
        <LoadMore pages={pages} what="releases" which="older" isManual />
      </>
    );
  }

  function failed() {
    return (
      <ErrorState
        title="Couldn't load the history"
        hint="New entries are still being recorded. Try again."
        onRetry={refresh}
      />
    );
  }
}

/* A single select, no wider than its longest option. */
const Filters = styled(FilterBar)`
  > :first-child {
    flex: none;
    ${tokens.screen.narrow} {
      flex: 1;
    }
  }
`;

function PortalFilter() {
  const [value] = useSearchState('portal');
  const getPortalName = usePortalName();
  const { data } = useQuery(ServedRemotesDocument);
  const remotes = data?.remotes.map(({ remote }) => remote) ?? [];
  // The selected portal is listed before the list has loaded.
  const options = !value || remotes.includes(value) ? remotes : [value, ...remotes];
  return (
    <FilterSelect name="portal" label="Portal" allLabel="All portals">
      {options.map((remote) => (
        <option key={remote} value={remote}>
          {getPortalName(remote)}
        </option>
      ))}
    </FilterSelect>
  );
}

interface HistoryDaysProps {
  events: readonly ReleaseEvent[];
  hasMore: boolean;
}

/** All events in one list, with a date above the first of each day. */
const HistoryDays = ({ events, hasMore }: HistoryDaysProps) => (
  <VirtualRows as="ol" row="li" aria-label="Releases" items={events} hasMore={hasMore} height={rowHeight}>
    {(event, row, place) => <HistoryRow event={event} row={row} day={getDayHeading(events, place)} />}
  </VirtualRows>
);

const rowHeight = { wide: 66, narrow: 90 };

const HistorySkeleton = () => (
  <Day aria-hidden>
    <h3>
      <Skeleton $width="80px" $height="20px" />
    </h3>
    <ol>
      {[1, 2, 3, 4, 5].map((place) => (
        <Row key={place}>
          <Skeleton $width="48px" $height="20px" />
          <Skeleton $width="120px" $height="20px" />
          <Skeleton $width="70%" $height="20px" />
          <Skeleton $width="96px" $height="20px" />
        </Row>
      ))}
    </ol>
  </Day>
);
