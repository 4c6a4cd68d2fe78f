import { useLayoutEffect, useRef, useState } from 'react';
import type { NamedMove } from './get-moves.ts';
import type { Arrow, CardPosition } from './positions.ts';

/** The actions of a card. */
export interface CardActions {
  visit: (id: string) => void;
  pickOrDrop: (id: string) => void;
  cancelMove: (id: string) => void;
  press: (id: string, arrow: Arrow) => void;
  moveTo: (id: string, at: CardPosition) => void;
  /** The possible moves, by name. */
  findMoves: (id: string) => NamedMove[];
}

/** Returns the same object on every render, so that a card rerenders only when its own state changes. */
export function useCardActions(actions: CardActions): CardActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState<CardActions>(() => ({
    visit: (id) => latest.current.visit(id),
    pickOrDrop: (id) => latest.current.pickOrDrop(id),
    cancelMove: (id) => latest.current.cancelMove(id),
    press: (id, arrow) => latest.current.press(id, arrow),
    moveTo: (id, at) => latest.current.moveTo(id, at),
    findMoves: (id) => latest.current.findMoves(id),
  }));
  return stable;
}
