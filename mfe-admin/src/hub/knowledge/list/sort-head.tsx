import { Drawing } from 'kit/controls';
import type { KnowledgeSort } from 'rules/knowledge';
import styled from 'styled-components';
import { sortedBy, type Order } from './order.ts';

const arrows = { asc: 'M8 13V3M4.5 6.5L8 3l3.5 3.5', desc: 'M8 3v10M4.5 9.5L8 13l3.5-3.5' };

interface Head {
  sort: KnowledgeSort;
  label: string;
  order: Order;
  onSort: (order: Order) => void;
}

/** The head of a column that one can sort by: pressed again, the other way round. */
export function SortHead({ sort, label, order, onSort }: Head) {
  const isSorted = order.sort === sort;
  const ariaSort = order.direction === 'asc' ? 'ascending' : 'descending';
  return (
    <th scope="col" aria-sort={isSorted ? ariaSort : undefined}>
      <Sort type="button" onClick={() => onSort(sortedBy(sort, order))}>
        {label}
        <Arrow $shown={isSorted}>
          <Drawing d={arrows[isSorted ? order.direction : 'asc']} />
        </Arrow>
      </Sort>
    </th>
  );
}

const Sort = styled.button`
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
    color: ${({ theme }) => theme.color.ink};
    font-weight: 600;
  }
  &:hover {
    color: ${({ theme }) => theme.color.ink};
  }
`;

/* Has its place always, so that the columns stay where they are. */
const Arrow = styled.span<{ $shown: boolean }>`
  display: flex;
  color: ${({ theme }) => theme.color.accent};
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  button:hover > & {
    opacity: ${({ $shown }) => ($shown ? 1 : 0.5)};
  }
`;
