import type { ReactNode } from 'react';
import { ListTable } from 'kit/panel';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { Drawing } from 'kit/controls';
import type { KnowledgeSort } from 'rules/knowledge';
import type { FilterState } from './use-filter.ts';
import { toggleSort, type Order } from './order.ts';

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

const Table = styled(ListTable).attrs({ $folds: 'early' })<{ $stale: boolean }>`
  /* Columns keep their widths while rows mount and unmount on scroll. */
  table-layout: fixed;
  thead th {
    width: 11%;
    &:nth-child(1) {
      width: 25%;
    }
    &:nth-child(4) {
      width: 17%;
    }
    &:nth-child(5) {
      width: 136px;
    }
    &:nth-child(6) {
      width: 72px;
    }
    &:nth-child(7) {
      width: 292px;
    }
  }
  tbody {
    opacity: ${({ $stale }) => ($stale ? 0.6 : 1)};
    transition: opacity ${tokens.motion.feedback};
  }
  :is(th, td) {
    height: 56px;
    padding-block: ${tokens.space.xs};
  }
  thead th {
    height: 44px;
    padding-block: 0;
    white-space: nowrap;
  }
  ${tokens.screen.belowWide} {
    td[data-place='status'] {
      grid-row: 1;
      grid-column: 2;
    }
    td[data-place='actions'] {
      padding-top: ${tokens.space.xs};
      grid-column: 1 / -1;
    }
  }
`;

const arrowPaths = { asc: 'M8 13V3M4.5 6.5L8 3l3.5 3.5', desc: 'M8 3v10M4.5 9.5L8 13l3.5-3.5' };

interface SortableHeaderProps {
  sort: KnowledgeSort;
  label: string;
  order: Order;
  onSort: (order: Order) => void;
}

/** A sortable column header: clicking again reverses the order. */
function SortableHeader({ sort, label, order, onSort }: SortableHeaderProps) {
  const isSorted = order.sort === sort;
  const ariaSort = order.direction === 'asc' ? 'ascending' : 'descending';
  return (
    <th scope="col" aria-sort={isSorted ? ariaSort : undefined}>
      <SortButton type="button" onClick={() => onSort(toggleSort(sort, order))}>
        {label}
        <Arrow $shown={isSorted}>
          <Drawing d={arrowPaths[isSorted ? order.direction : 'asc']} />
        </Arrow>
      </SortButton>
    </th>
  );
}

const SortButton = styled.button`
  display: inline-flex;
  min-height: 40px;
  padding: 0;
  align-items: center;
  gap: 2px;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;
  [aria-sort] > & {
    color: ${tokens.color.ink};
    font-weight: 600;
  }
  &:hover {
    color: ${tokens.color.ink};
  }
`;

/* Always takes up space, so that the columns don't move. */
const Arrow = styled.span<{ $shown: boolean }>`
  display: flex;
  color: ${tokens.color.accent};
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  button:hover > & {
    opacity: ${({ $shown }) => ($shown ? 1 : 0.5)};
  }
`;
