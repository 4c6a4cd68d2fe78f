import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * A card that changes its column is another element there: its handle takes the focus again, whenever the card arrives,
 * at once or with the answer of the server.
 */
export function useHeldFocus() {
  const place = useRef<HTMLDivElement>(null);
  const held = useRef<string>(undefined);
  /** A card that will be in the DOM soon. */
  const pending = useRef<string>(undefined);

  useLayoutEffect(() => {
    const handle = pending.current === undefined ? null : getHandle(place, pending.current);
    if (handle) {
      pending.current = undefined;
      handle.focus();
    }
    // Lost to the page, or to a part of it that has taken it meanwhile.
    const isLost = document.activeElement?.contains(place.current);
    if (held.current !== undefined && isLost) getHandle(place, held.current)?.focus();
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
    /** Focuses a card now, or as soon as it is in the DOM. */
    go: (id: string) => {
      const handle = getHandle(place, id);
      if (handle) handle.focus();
      else pending.current = id;
    },
    show: (column: string) => {
      find(place, 'column', column)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
  };
}

const getHandle = (place: RefObject<HTMLElement | null>, id: string) =>
  find(place, 'card', id)?.querySelector<HTMLElement>('[data-handle]');

const find = (place: RefObject<HTMLElement | null>, what: 'card' | 'column', id: string) =>
  [...(place.current?.querySelectorAll<HTMLElement>(`[data-${what}]`) ?? [])].find(
    ({ dataset }) => dataset[what] === id,
  );
