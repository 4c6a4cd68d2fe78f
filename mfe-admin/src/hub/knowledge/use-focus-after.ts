import { useEffect, useRef } from 'react';

/** Moves the focus to a place once a dialog is closed, where the button that opened it has gone meanwhile. */
export function useFocusAfter<Place extends HTMLElement>(isOpen: boolean) {
  const place = useRef<Place>(null);
  const isGone = useRef(false);
  useEffect(() => {
    if (isOpen || !isGone.current) return;
    isGone.current = false;
    place.current?.focus();
  }, [isOpen]);
  return {
    place,
    gone: () => {
      isGone.current = true;
    },
  };
}
