import { useState } from 'react';
import type { BoardColumn, Move } from './board-column.ts';
import { getMoves } from './get-moves.ts';
import {
  findCard,
  isMovable,
  isSamePosition,
  findNeighbor,
  type CardPosition,
  findPosition,
  getNextPosition,
  getOtherCards,
} from './positions.ts';
import { useCardActions } from './use-card-actions.ts';
import { useDragAndDrop } from './use-drag-and-drop.ts';
import type { useCardFocus } from './use-card-focus.ts';

interface ActiveMove {
  card: string;
  at: CardPosition;
  by: 'keys' | 'pointer';
}

interface UseBoardOptions {
  columns: readonly BoardColumn[];
  onMove: (move: Move) => void;
  isOrdered: boolean;
  focus: Pick<ReturnType<typeof useCardFocus>, 'hold' | 'go' | 'show'>;
}

/** The state of a board: which card is picked up, where it would land, and what is announced. */
export function useBoard({ columns, onMove, isOrdered, focus }: UseBoardOptions) {
  const [activeMove, setActiveMove] = useState<ActiveMove>();
  const [announcement, setAnnouncement] = useState('');
  const [visited, setVisited] = useState<string>();
  // Someone else may have removed the card in the meantime.
  const up = activeMove && findPosition(columns, activeMove.card) ? activeMove : undefined;
  const board = useDragAndDrop({ columns, isOrdered, onOver, onDrop });
  const movable = columns.flatMap(({ cards }) => cards).filter(isMovable);

  const actions = useCardActions({
    visit: (id) => {
      setVisited(id);
      focus.hold(id);
    },
    pickOrDrop: (id) => (up?.card === id ? drop(up) : pickUp(id)),
    cancelMove: (id) => {
      if (up?.card === id && up.by === 'keys') cancelMove(id);
    },
    press: (id, arrow) => {
      if (up?.card === id) moveTarget({ ...up, at: getNextPosition(columns, id, up.at, arrow, isOrdered) });
      else focusCard(findNeighbor(columns, id, arrow));
    },
    moveTo: (id, at) => move(id, at, 'moved'),
    findMoves: (id) => getMoves(columns, id, isOrdered),
  });

  return {
    board,
    isOrdered,
    columns,
    said: announcement,
    up,
    /** The one card in the tab order. Arrow keys move from it to the others. */
    current: movable.find(({ id }) => id === visited)?.id ?? movable[0]?.id,
    hasMovable: movable.length > 0,
    actions,
  };

  /** Only the cards near the viewport and the focused one are in the DOM. */
  function focusCard(id: string | undefined) {
    if (id === undefined) return;
    setVisited(id);
    focus.go(id);
  }

  function pickUp(card: string) {
    const at = findPosition(columns, card);
    if (!at) return;
    setActiveMove({ card, at, by: 'keys' });
    announce(card, 'picked up', at);
  }

  function moveTarget(next: ActiveMove) {
    setActiveMove(next);
    setAnnouncement(describePosition(columns, next.card, next.at, isOrdered));
    focus.show(next.at.column);
  }

  function drop({ card, at }: ActiveMove) {
    setActiveMove(undefined);
    move(card, at, 'dropped');
  }

  function cancelMove(card: string) {
    setActiveMove(undefined);
    const at = findPosition(columns, card);
    if (at) announce(card, 'move canceled', at);
  }

  function onOver(card: string, at: CardPosition | undefined) {
    const now = at ?? findPosition(columns, card);
    setActiveMove(now && { card, at: now, by: 'pointer' });
  }

  function onDrop(card: string, at: CardPosition | undefined) {
    setActiveMove(undefined);
    if (at) move(card, at, 'dropped');
  }

  function move(card: string, at: CardPosition, what: string) {
    const from = findPosition(columns, card);
    if (!from) return;
    announce(card, what, at);
    if (!isSamePosition(from, at, isOrdered)) onMove({ card, from: from.column, to: at.column, place: at.place });
  }

  function announce(card: string, what: string, at: CardPosition) {
    setAnnouncement(
      `${findCard(columns, card)?.name ?? ''}, ${what}. ${describePosition(columns, card, at, isOrdered)}`,
    );
  }
}

export type BoardState = ReturnType<typeof useBoard>;

/** "Column Testing, position 2 of 5." Where cards have no order the column is all there is to say. */
function describePosition(
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
