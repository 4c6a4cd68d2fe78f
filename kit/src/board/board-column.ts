import type { ReactNode } from 'react';

export interface BoardCard {
  id: string;
  /** The card's accessible name, such as "Ada Fischer, Web shop". */
  name: string;
  content: ReactNode;
  /** The card can't be moved. */
  isFixed?: boolean;
}

export interface BoardColumn {
  key: string;
  label: string;
  /** The total number of cards, including those not loaded. */
  total: number;
  /** Shown below the heading, such as the total value. */
  note?: string;
  cards: readonly BoardCard[];
  /** Shown while the column is empty. */
  empty: string;
  /** Shown below the cards, such as a "load more" button. */
  end?: ReactNode;
}

/** A move of a card to another position. */
export interface Move {
  card: string;
  from: string;
  to: string;
  /** The position in the column, from 0. */
  place: number;
}
