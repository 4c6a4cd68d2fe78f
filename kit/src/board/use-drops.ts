import { useEffect, useEffectEvent, useId } from 'react';
import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import type { BoardColumn } from './board-column.ts';
import { isSame, type Place, getPlace } from './places.ts';

interface UseDropsOptions {
  columns: readonly BoardColumn[];
  isOrdered: boolean;
  onOver: (card: string, at: Place | undefined) => void;
  onDrop: (card: string, at: Place | undefined) => void;
}

/** Follows a card that is dragged over the board. Answers the name that its cards and columns go by. */
export function useDrops({ columns, isOrdered, onOver, onDrop }: UseDropsOptions): string {
  const board = useId();
  const over = useEffectEvent(onOver);
  const drop = useEffectEvent(onDrop);
  const isElsewhere = useEffectEvent((card: string, at: Place) => {
    const from = getPlace(columns, card);
    return from !== undefined && !isSame(from, at, isOrdered);
  });

  useEffect(() => {
    let last: string | undefined;
    const tellOver = ({ source, location }: Dragged) => {
      const at = getTarget({ source, location });
      const now = JSON.stringify(at);
      if (now !== last) over(cardIn(source.data), at);
      last = now;
    };
    return monitorForElements({
      canMonitor: ({ source }) => source.data.board === board,
      onDragStart: tellOver,
      onDrag: tellOver,
      onDropTargetChange: tellOver,
      onDrop: ({ source, location }) => {
        const at = getTarget({ source, location });
        last = undefined;
        drop(cardIn(source.data), at && isElsewhere(cardIn(source.data), at) ? at : undefined);
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

function getTarget({ source, location: { current } }: Dragged): Place | undefined {
  const [target] = current.dropTargets;
  if (!target) return undefined;
  const card = cardIn(source.data);
  const others = [...target.element.querySelectorAll<HTMLElement>('[data-card]')].filter(
    ({ dataset }) => dataset.card !== card,
  );
  return { column: String(target.data.column), place: placeAmong(others, card, current.input.clientY) };
}

/** Only the cards near the viewport are in the DOM, and each knows its index in the column. */
function placeAmong(others: readonly HTMLElement[], card: string, y: number): number {
  const below = others.find((other) => y < getMiddle(other));
  const last = others.at(-1);
  const at = below ? placeAt(below) : last ? placeAt(last) + 1 : 0;
  const own = document.querySelector<HTMLElement>(`[data-card="${CSS.escape(card)}"]`);
  const column = others[0]?.parentElement;
  return own && own.parentElement === column && placeAt(own) < at ? at - 1 : at;
}

const placeAt = ({ dataset }: HTMLElement) => Number(dataset.at);

const cardIn = (data: Record<string, unknown>) => String(data.card);

function getMiddle(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}
