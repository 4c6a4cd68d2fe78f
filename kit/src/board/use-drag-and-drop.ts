import { useEffect, useEffectEvent, useId } from 'react';
import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import type { BoardColumn } from './board-column.ts';
import { isSamePosition, type CardPosition, findPosition } from './positions.ts';

interface UseDropsOptions {
  columns: readonly BoardColumn[];
  isOrdered: boolean;
  onOver: (card: string, at: CardPosition | undefined) => void;
  onDrop: (card: string, at: CardPosition | undefined) => void;
}

/** Tracks a card that is dragged over the board. Returns the id prefix of its cards and columns. */
export function useDragAndDrop({ columns, isOrdered, onOver, onDrop }: UseDropsOptions): string {
  const board = useId();
  const over = useEffectEvent(onOver);
  const drop = useEffectEvent(onDrop);
  const isElsewhere = useEffectEvent((card: string, at: CardPosition) => {
    const from = findPosition(columns, card);
    return from !== undefined && !isSamePosition(from, at, isOrdered);
  });

  useEffect(() => {
    let last: string | undefined;
    const reportDragOver = ({ source, location }: Dragged) => {
      const at = getTarget({ source, location });
      const now = JSON.stringify(at);
      if (now !== last) over(getCardId(source.data), at);
      last = now;
    };
    return monitorForElements({
      canMonitor: ({ source }) => source.data.board === board,
      onDragStart: reportDragOver,
      onDrag: reportDragOver,
      onDropTargetChange: reportDragOver,
      onDrop: ({ source, location }) => {
        const at = getTarget({ source, location });
        last = undefined;
        drop(getCardId(source.data), at && isElsewhere(getCardId(source.data), at) ? at : undefined);
      },
    });
  }, [board]);

  return board;
}

interface Dragged {
  source: { data: Record<string, unknown> };
  location: {
    current: {
      input: { clientY: number };
      dropTargets: Array<{ data: Record<string | symbol, unknown>; element: Element }>;
    };
  };
}

function getTarget({ source, location: { current } }: Dragged): CardPosition | undefined {
  const [target] = current.dropTargets;
  if (!target) return undefined;
  const card = getCardId(source.data);
  const others = [...target.element.querySelectorAll<HTMLElement>('[data-card]')].filter(
    ({ dataset }) => dataset.card !== card,
  );
  return { column: String(target.data.column), place: getIndexAmong(others, card, current.input.clientY) };
}

/** Only the cards near the viewport are in the DOM, and each knows its index in the column. */
function getIndexAmong(others: readonly HTMLElement[], card: string, y: number): number {
  const below = others.find((other) => y < getMiddle(other));
  const last = others.at(-1);
  const at = below ? getIndex(below) : last ? getIndex(last) + 1 : 0;
  const own = document.querySelector<HTMLElement>(`[data-card="${CSS.escape(card)}"]`);
  const column = others[0]?.parentElement;
  return own && own.parentElement === column && getIndex(own) < at ? at - 1 : at;
}

const getIndex = ({ dataset }: HTMLElement) => Number(dataset.at);

const getCardId = (data: Record<string, unknown>) => String(data.card);

function getMiddle(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}
