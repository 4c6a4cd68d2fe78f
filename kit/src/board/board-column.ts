import type { ReactNode } from 'react';

export interface BoardCard {
  id: string;
  /** Names it for those who do not see it, as in "Ada Fischer, Web shop". */
  name: string;
  content: ReactNode;
  /** It stays where it is. */
  isFixed?: boolean;
}

export interface BoardColumn {
  key: string;
  label: string;
  /** How many there are, also beyond those shown. */
  total: number;
  /** Below the head, as what all of them are worth. */
  note?: string;
  cards: readonly BoardCard[];
  /** Stands there while it has no card. */
  empty: string;
  /** Stands below its cards, such as a way to more of them. */
  end?: ReactNode;
}

/** A card is to stand elsewhere. */
export interface Move {
  card: string;
  from: string;
  to: string;
  /** Its place in the column, from 0. */
  place: number;
}
