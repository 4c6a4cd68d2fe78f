import { LoadMore, Panel } from 'kit/panel';
import { EmptyState, ErrorState } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { FilterBar } from '../../filters/filter-box.ts';
import { PortalFilter } from './portal-filter.tsx';
import { HistoryDays, HistorySkeleton } from './history-days.tsx';
import { type ReleaseEvent, useReleaseHistory } from './use-release-history.ts';

export function HistoryPanel() {
  const { nodes, error, retry, ...pages } = useReleaseHistory();
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
        onRetry={retry}
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
