import type { RefObject } from 'react';
import type { PaginatedResult } from 'kit/apollo';
import { Button } from 'kit/controls';
import { LoadMore, Panel, usePreviousData, SearchBar, SearchBox } from 'kit/panel';
import { EmptyState, ErrorState, Skeleton } from 'kit/states';
import { getAriaRowCount, VirtualRows } from 'kit/virtual-rows';
import { knowledgeHubs, maxSearchLength, type KnowledgeHub } from 'rules/knowledge';
import type { ResourceRow_ResourceFragment } from '#gql/graphql.ts';
import { hubNames } from '../hub-names.ts';
import { ResourceRow } from './resource-row.tsx';
import { ResourceTable } from './resource-table.tsx';
import type { ResourceHandlers } from './resource-handlers.ts';
import type { FilterState } from './use-filter.ts';
import type { Status } from './parse-filter.ts';
import { orderOptions, parseOrder, formatOrder } from './order.ts';

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
  const { nodes, error, refresh } = pages;
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
    return <ErrorState title="Couldn't load resources" hint="The hubs still show them. Try again." onRetry={refresh} />;
  }
}

/** Same height as a row, to avoid layout shift. */
const ResourceRowSkeleton = () => (
  <tr aria-hidden>
    <th>
      <Skeleton $width="70%" $height="20px" />
    </th>
    {['Hub', 'Category', 'File'].map((column) => (
      <td key={column} data-label={column}>
        <Skeleton $width="72px" $height="20px" />
      </td>
    ))}
    <td data-place="status">
      <Skeleton $width="84px" $height="20px" />
    </td>
    <td data-label="Views">
      <Skeleton $width="24px" $height="20px" />
    </td>
    <td data-place="actions">
      <Skeleton $width="200px" $height="40px" />
    </td>
  </tr>
);

/** Search, hub, status and sort order. */
function FilterBar({ filter }: { filter: FilterState }) {
  return (
    <SearchBar
      label="Knowledge resources"
      searchText={filter.searchText}
      name="Search resources"
      placeholder="Search title and description"
      maxLength={maxSearchLength}
      isUsed={filter.isUsed}
      onClear={filter.clear}
    >
      <SearchBox>
        <select
          aria-label="Filter by hub"
          value={filter.hub ?? ''}
          onChange={({ target }) => filter.chooseHub((target.value || null) as KnowledgeHub | null)}
        >
          <option value="">All hubs</option>
          {knowledgeHubs.map((hub) => (
            <option key={hub} value={hub}>
              {hubNames[hub]}
            </option>
          ))}
        </select>
      </SearchBox>
      <SearchBox>
        <select
          aria-label="Filter by status"
          value={filter.status ?? ''}
          onChange={({ target }) => filter.chooseStatus((target.value || null) as Status | null)}
        >
          <option value="">Published and drafts</option>
          <option value="published">Published</option>
          <option value="draft">Drafts</option>
        </select>
      </SearchBox>
      <SearchBox>
        <select
          aria-label="Sort by"
          value={formatOrder(filter)}
          onChange={({ target }) => filter.chooseOrder(parseOrder(target.value))}
        >
          {orderOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </SearchBox>
    </SearchBar>
  );
}
