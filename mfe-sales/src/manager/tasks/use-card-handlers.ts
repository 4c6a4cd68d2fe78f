import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Assignee } from './assignee-choices.ts';
import type { BoardTask } from './board-columns.ts';

export interface CardHandlers {
  onAssign: (task: BoardTask, to: Assignee | null) => void;
  onOpen: (task: BoardTask) => void;
}

/** Stable callbacks, so that a card whose task is unchanged does not rerender. */
export function useCardHandlers(handlers: CardHandlers): CardHandlers {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const onAssign = useCallback<CardHandlers['onAssign']>((task, to) => latest.current.onAssign(task, to), []);
  const onOpen = useCallback<CardHandlers['onOpen']>((task) => latest.current.onOpen(task), []);
  return { onAssign, onOpen };
}
