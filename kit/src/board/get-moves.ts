import type { BoardColumn } from './board-column.ts';
import { getOtherCards, type CardPosition, findPosition } from './positions.ts';

export interface NamedMove {
  label: string;
  at: CardPosition;
}

/** Where a card can go, by name: up and down where there is an order, and the other columns, in which it stands last. */
export function getMoves(columns: readonly BoardColumn[], id: string, isOrdered: boolean): NamedMove[] {
  const from = findPosition(columns, id);
  if (!from) return [];
  const { column, place } = from;
  const moves: NamedMove[] = [];
  if (isOrdered && place > 0) moves.push({ label: 'Up', at: { column, place: place - 1 } });
  if (isOrdered && place < getOtherCards(columns, column, id).length)
    moves.push({ label: 'Down', at: { column, place: place + 1 } });
  for (const { key, label } of columns)
    if (key !== column) moves.push({ label, at: { column: key, place: getOtherCards(columns, key, id).length } });
  return moves;
}
