import type { BoardColumn } from './board-column.ts';
import { getOtherCards, type CardPosition, findPosition } from './positions.ts';

export interface NamedMove {
  label: string;
  at: CardPosition;
}

/** The possible moves of a card, by label: up and down if cards have an order, and to the end of each other column. */
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
