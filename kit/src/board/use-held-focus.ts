import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * A card that changes its column is another element there: its handle takes the focus again, whenever the card arrives,
 * at once or with the answer of the server.
 */
export function useHeldFocus() {
  const place = useRef<HTMLDivElement>(null);
  const held = useRef<string>(undefined);

  useLayoutEffect(() => {
    // Lost to the page, or to a part of it that has taken it meanwhile.
    const isLost = document.activeElement?.contains(place.current);
    if (held.current !== undefined && isLost) handleOf(place, held.current)?.focus();
  });

  return {
    place,
    hold: (id: string) => {
      held.current = id;
    },
    /** One leaves the board: nothing calls the focus back. */
    leave: ({ relatedTarget }: FocusEvent) => {
      if (!place.current?.contains(relatedTarget)) held.current = undefined;
    },
    go: (id: string | undefined) => {
      if (id !== undefined) handleOf(place, id)?.focus();
    },
    show: (column: string) => {
      find(place, 'column', column)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
  };
}

const handleOf = (place: RefObject<HTMLElement | null>, id: string) =>
  find(place, 'card', id)?.querySelector<HTMLElement>('[data-handle]');

const find = (place: RefObject<HTMLElement | null>, what: 'card' | 'column', id: string) =>
  [...(place.current?.querySelectorAll<HTMLElement>(`[data-${what}]`) ?? [])].find(
    ({ dataset }) => dataset[what] === id,
  );
