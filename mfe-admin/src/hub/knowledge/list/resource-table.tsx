import type { ReactNode } from 'react';
import { SortableHeader } from './sortable-header.tsx';
import { Table } from './table-layout.ts';
import type { FilterState } from './use-filter.ts';

/** The columns of the list; each header sorts by its column. */
export function ResourceTable({
  filter,
  stale,
  rowCount,
  children,
}: {
  filter: FilterState;
  stale: boolean;
  rowCount: number | undefined;
  children: ReactNode;
}) {
  const head = { order: filter, onSort: filter.chooseOrder };
  return (
    <Table aria-label="Knowledge resources" $stale={stale} aria-rowcount={rowCount}>
      <thead>
        <tr aria-rowindex={1}>
          <SortableHeader {...head} sort="title" label="Title" />
          <SortableHeader {...head} sort="hub" label="Hub" />
          <SortableHeader {...head} sort="category" label="Category" />
          <SortableHeader {...head} sort="file" label="File" />
          <SortableHeader {...head} sort="status" label="Status" />
          <SortableHeader {...head} sort="views" label="Views" />
          <th scope="col">Actions</th>
        </tr>
      </thead>
      {children}
    </Table>
  );
}
