import { useLayoutEffect, useRef, useState } from 'react';
import type { NamedMove } from './moves-of.ts';
import type { Arrow, Place } from './places.ts';

/** What one can do with a card. */
export interface CardActions {
  visit: (id: string) => void;
  pickOrDrop: (id: string) => void;
  putBack: (id: string) => void;
  press: (id: string, arrow: Arrow) => void;
  moveTo: (id: string, at: Place) => void;
  /** Where it can go, by name. */
  movesOf: (id: string) => NamedMove[];
}

/** The same object at every render, so that a card is rendered again only when something about it changes. */
export function useCardActions(actions: CardActions): CardActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState<CardActions>(() => ({
    visit: (id) => latest.current.visit(id),
    pickOrDrop: (id) => latest.current.pickOrDrop(id),
    putBack: (id) => latest.current.putBack(id),
    press: (id, arrow) => latest.current.press(id, arrow),
    moveTo: (id, at) => latest.current.moveTo(id, at),
    movesOf: (id) => latest.current.movesOf(id),
  }));
  return stable;
}
