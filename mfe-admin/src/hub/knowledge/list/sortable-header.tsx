import { Drawing } from 'kit/controls';
import { tokens } from 'kit/theme';
import type { KnowledgeSort } from 'rules/knowledge';
import styled from 'styled-components';
import { toggleSort, type Order } from './order.ts';

const arrowPaths = { asc: 'M8 13V3M4.5 6.5L8 3l3.5 3.5', desc: 'M8 3v10M4.5 9.5L8 13l3.5-3.5' };

interface SortableHeaderProps {
  sort: KnowledgeSort;
  label: string;
  order: Order;
  onSort: (order: Order) => void;
}

/** A sortable column header: clicking again reverses the order. */
export function SortableHeader({ sort, label, order, onSort }: SortableHeaderProps) {
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
