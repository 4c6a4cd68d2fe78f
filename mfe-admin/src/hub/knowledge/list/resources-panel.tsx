import type { RefObject } from 'react';
import type { PaginatedResult } from 'kit/apollo';
import { Button } from 'kit/controls';
import { LoadMore, Panel, usePreviousData } from 'kit/panel';
import { EmptyState, ErrorState } from 'kit/states';
import { getAriaRowCount, VirtualRows } from 'kit/virtual-rows';
import type { ResourceRow_ResourceFragment } from '#gql/graphql.ts';
import { FilterBar } from './filter-bar.tsx';
import { ResourceRow } from './resource-row.tsx';
import { ResourceRowSkeleton } from './resource-row-skeleton.tsx';
import { ResourceTable } from './resource-table.tsx';
import type { ResourceHandlers } from './resource-handlers.ts';
import type { FilterState } from './use-filter.ts';

interface ResourcesPanelProps {
  pages: PaginatedResult<unknown, ResourceRow_ResourceFragment>;
  filter: FilterState;
  /** Receives the focus when a row is removed with the focused button. */
  listRef: RefObject<HTMLDivElement | null>;
  onAdd: () => void;
  handlers: ResourceHandlers;
}

const rowHeight = { wide: 65, narrow: 240 };

/** The filtered resources, loaded on scroll. */
export function ResourcesPanel({ pages, filter, listRef, onAdd, handlers }: ResourcesPanelProps) {
  const { nodes, error, retry } = pages;
  // Keep the previous results, dimmed, while the next ones load.
  const shown = usePreviousData(error ? null : nodes);
  return (
    <Panel
      title="Resources"
      busy={!nodes && !error}
      actions={
        <Button $primary onClick={onAdd}>
          Add Resource
        </Button>
      }
    >
      <FilterBar filter={filter} />
      <div ref={listRef} tabIndex={-1} role="group" aria-label="List of resources">
        {error ? failed() : shown?.length === 0 ? empty() : table()}
      </div>
      <LoadMore pages={pages} what="resources" />
    </Panel>
  );

  function table() {
    return (
      <ResourceTable
        filter={filter}
        stale={shown !== null && !nodes}
        rowCount={shown ? getAriaRowCount(shown.length, pages.hasMore) : undefined}
      >
        {shown ? (
          <VirtualRows as="tbody" row="tr" items={shown} hasMore={pages.hasMore} height={rowHeight}>
            {(resource, row) => <ResourceRow row={row} resource={resource} handlers={handlers} />}
          </VirtualRows>
        ) : (
          <tbody>
            {[1, 2, 3, 4, 5, 6].map((place) => (
              <ResourceRowSkeleton key={place} />
            ))}
          </tbody>
        )}
      </ResourceTable>
    );
  }

  function empty() {
    if (!filter.isUsed) {
      return (
        <EmptyState
          title="No knowledge resources yet..."
          hint="Add the first one. Published resources are listed in their hub."
        />
      );
    }
    return <EmptyState title="No resources match" hint="Try fewer words, or clear the filters." />;
  }

  function failed() {
    return <ErrorState title="Couldn't load resources" hint="The hubs still show them. Try again." onRetry={retry} />;
  }
}
