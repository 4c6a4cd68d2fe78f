import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * A card that changes its column is a new element there. Its handle gets the focus back whenever the card arrives, at once
 * or with the server's answer.
 */
export function useCardFocus() {
  const place = useRef<HTMLDivElement>(null);
  const focusedCard = useRef<string>(undefined);
  /** A card that will be in the DOM soon. */
  const pendingCard = useRef<string>(undefined);

  useLayoutEffect(() => {
    const handle = pendingCard.current === undefined ? null : getHandle(place, pendingCard.current);
    if (handle) {
      pendingCard.current = undefined;
      handle.focus();
    }
    // Lost to the page, or to an element that took it in the meantime.
    const isLost = document.activeElement?.contains(place.current);
    if (focusedCard.current !== undefined && isLost) getHandle(place, focusedCard.current)?.focus();
  });

  return {
    place,
    hold: (id: string) => {
      focusedCard.current = id;
    },
    /** The focus leaves the board and is not brought back. */
    leave: ({ relatedTarget }: FocusEvent) => {
      if (!place.current?.contains(relatedTarget)) focusedCard.current = undefined;
    },
    /** Focuses a card now, or as soon as it is in the DOM. */
    go: (id: string) => {
      const handle = getHandle(place, id);
      if (handle) handle.focus();
      else pendingCard.current = id;
    },
    show: (column: string) => {
      findElement(place, 'column', column)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
  };
}

const getHandle = (place: RefObject<HTMLElement | null>, id: string) =>
  findElement(place, 'card', id)?.querySelector<HTMLElement>('[data-handle]');

const findElement = (place: RefObject<HTMLElement | null>, what: 'card' | 'column', id: string) =>
  [...(place.current?.querySelectorAll<HTMLElement>(`[data-${what}]`) ?? [])].find(
    ({ dataset }) => dataset[what] === id,
  );
