import type { ReactNode } from 'react';
import { SortHead } from './sort-head.tsx';
import { Table } from './table-look.ts';
import type { FilterState } from './use-filter.ts';

/** The columns of the list, each with a head that sorts by it. */
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
          <SortHead {...head} sort="title" label="Title" />
          <SortHead {...head} sort="hub" label="Hub" />
          <SortHead {...head} sort="category" label="Category" />
          <SortHead {...head} sort="file" label="File" />
          <SortHead {...head} sort="status" label="Status" />
          <SortHead {...head} sort="views" label="Views" />
          <th scope="col">Actions</th>
        </tr>
      </thead>
      {children}
    </Table>
  );
}
