/* A board of columns with cards that can be moved by dragging or with the keyboard. */
export { Board } from './board/board.tsx';
export type { BoardCard, BoardColumn, Move } from './board/board-column.ts';
