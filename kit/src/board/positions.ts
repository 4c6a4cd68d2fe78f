import type { BoardCard, BoardColumn } from './board-column.ts';

/** A position on the board: the column, and the index among its other cards, from 0. */
export interface CardPosition {
  column: string;
  place: number;
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** Finds the position of a card. */
export function findPosition(columns: readonly BoardColumn[], id: string): CardPosition | undefined {
  for (const { key, cards } of columns) {
    const place = cards.findIndex((card) => card.id === id);
    if (place !== -1) return { column: key, place };
  }
  return undefined;
}

export const findCard = (columns: readonly BoardColumn[], id: string): BoardCard | undefined =>
  columns.flatMap(({ cards }) => cards).find((card) => card.id === id);

/** The other cards of the column that a card moves to. */
export const getOtherCards = (columns: readonly BoardColumn[], column: string, id: string): BoardCard[] =>
  (columns.find(({ key }) => key === column)?.cards ?? []).filter((card) => card.id !== id);

/** The position that an arrow key moves a card to. Up and down do nothing if cards have no order. */
export function getNextPosition(
  columns: readonly BoardColumn[],
  id: string,
  { column, place }: CardPosition,
  arrow: Arrow,
  isOrdered: boolean,
): CardPosition {
  if (arrow === 'ArrowUp' || arrow === 'ArrowDown') {
    if (!isOrdered) return { column, place };
    const last = getOtherCards(columns, column, id).length;
    return { column, place: Math.min(Math.max(place + (arrow === 'ArrowUp' ? -1 : 1), 0), last) };
  }
  const at = columns.findIndex(({ key }) => key === column);
  const next = columns[at + (arrow === 'ArrowLeft' ? -1 : 1)];
  if (!next) return { column, place };
  return { column: next.key, place: Math.min(place, getOtherCards(columns, next.key, id).length) };
}

/** The card that an arrow key focuses from another, skipping fixed cards. */
export function findNeighbor(columns: readonly BoardColumn[], id: string, arrow: Arrow): string | undefined {
  const from = findPosition(columns, id);
  if (!from) return undefined;
  const at = columns.findIndex(({ key }) => key === from.column);
  if (arrow === 'ArrowUp') return columns[at]?.cards.slice(0, from.place).findLast(isMovable)?.id;
  if (arrow === 'ArrowDown') return columns[at]?.cards.slice(from.place + 1).find(isMovable)?.id;
  const beyond = arrow === 'ArrowLeft' ? columns.slice(0, at).toReversed() : columns.slice(at + 1);
  const cards = beyond.map((column) => column.cards.filter(isMovable)).find(({ length }) => length > 0);
  return cards?.[Math.min(from.place, cards.length - 1)]?.id;
}

export const isMovable = ({ isFixed = false }: BoardCard): boolean => !isFixed;

export const isSamePosition = (a: CardPosition, b: CardPosition, isOrdered: boolean): boolean =>
  a.column === b.column && (!isOrdered || a.place === b.place);
