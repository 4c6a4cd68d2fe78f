import { useState } from 'react';
import type { BoardColumn, Move } from './board-column.ts';
import { getMoves } from './get-moves.ts';
import { placeInWords } from './place-in-words.ts';
import { toCard, isMovable, isSame, getNeighbour, type Place, getPlace, stepFrom } from './places.ts';
import { useCardActions } from './use-card-actions.ts';
import { useDrops } from './use-drops.ts';
import type { useHeldFocus } from './use-held-focus.ts';

interface Aim {
  card: string;
  at: Place;
  by: 'keys' | 'pointer';
}

interface UseBoardOptions {
  columns: readonly BoardColumn[];
  onMove: (move: Move) => void;
  isOrdered: boolean;
  focus: Pick<ReturnType<typeof useHeldFocus>, 'hold' | 'go' | 'show'>;
}

/** What one does on a board: which card is up, where it would land, and what is told of it. */
export function useBoard({ columns, onMove, isOrdered, focus }: UseBoardOptions) {
  const [aim, setAim] = useState<Aim>();
  const [said, setSaid] = useState('');
  const [visited, setVisited] = useState<string>();
  // Somebody else may have taken the card off the board meanwhile.
  const up = aim && getPlace(columns, aim.card) ? aim : undefined;
  const board = useDrops({ columns, isOrdered, onOver, onDrop });
  const movable = columns.flatMap(({ cards }) => cards).filter(isMovable);

  const actions = useCardActions({
    visit: (id) => {
      setVisited(id);
      focus.hold(id);
    },
    pickOrDrop: (id) => (up?.card === id ? drop(up) : pickUp(id)),
    putBack: (id) => {
      if (up?.card === id && up.by === 'keys') putBack(id);
    },
    press: (id, arrow) => {
      if (up?.card === id) aimAt({ ...up, at: stepFrom(columns, id, up.at, arrow, isOrdered) });
      else visitAt(getNeighbour(columns, id, arrow));
    },
    moveTo: (id, at) => move(id, at, 'moved'),
    movesOf: (id) => getMoves(columns, id, isOrdered),
  });

  return {
    board,
    isOrdered,
    columns,
    said,
    up,
    /** The one card whose controls are in the order of the Tab key: from it the arrows go to the others. */
    current: movable.find(({ id }) => id === visited)?.id ?? movable[0]?.id,
    hasMovable: movable.length > 0,
    actions,
  };

  /** Only the cards near the viewport and the focused one are in the DOM. */
  function visitAt(id: string | undefined) {
    if (id === undefined) return;
    setVisited(id);
    focus.go(id);
  }

  function pickUp(card: string) {
    const at = getPlace(columns, card);
    if (!at) return;
    setAim({ card, at, by: 'keys' });
    tell(card, 'picked up', at);
  }

  function aimAt(next: Aim) {
    setAim(next);
    setSaid(placeInWords(columns, next.card, next.at, isOrdered));
    focus.show(next.at.column);
  }

  function drop({ card, at }: Aim) {
    setAim(undefined);
    move(card, at, 'dropped');
  }

  function putBack(card: string) {
    setAim(undefined);
    const at = getPlace(columns, card);
    if (at) tell(card, 'put back', at);
  }

  function onOver(card: string, at: Place | undefined) {
    const now = at ?? getPlace(columns, card);
    setAim(now && { card, at: now, by: 'pointer' });
  }

  function onDrop(card: string, at: Place | undefined) {
    setAim(undefined);
    if (at) move(card, at, 'dropped');
  }

  function move(card: string, at: Place, what: string) {
    const from = getPlace(columns, card);
    if (!from) return;
    tell(card, what, at);
    if (!isSame(from, at, isOrdered)) onMove({ card, from: from.column, to: at.column, place: at.place });
  }

  function tell(card: string, what: string, at: Place) {
    setSaid(`${toCard(columns, card)?.name ?? ''}, ${what}. ${placeInWords(columns, card, at, isOrdered)}`);
  }
}

export type BoardState = ReturnType<typeof useBoard>;
