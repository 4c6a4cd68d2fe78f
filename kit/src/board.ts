/* A board of columns whose cards one moves, by dragging or by keys. */
export { Board } from './board/board.tsx';
export type { BoardCard, BoardColumn, Move } from './board/board-column.ts';
