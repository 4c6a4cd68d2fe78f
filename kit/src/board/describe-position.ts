import type { BoardColumn } from './board-column.ts';
import { getOtherCards, type CardPosition } from './positions.ts';

/** "Column Testing, position 2 of 5." Where cards have no order the column is all there is to say. */
export function describePosition(
  columns: readonly BoardColumn[],
  id: string,
  { column, place }: CardPosition,
  isOrdered: boolean,
): string {
  const label = columns.find(({ key }) => key === column)?.label ?? '';
  return isOrdered
    ? `Column ${label}, position ${place + 1} of ${getOtherCards(columns, column, id).length + 1}.`
    : `Column ${label}.`;
}
