import { useEffect, useRef } from 'react';

/** Moves the focus to a place once a dialog is closed, where the button that opened it has gone meanwhile. */
export function useFocusAfterClose<Place extends HTMLElement>(isOpen: boolean) {
  const focusTarget = useRef<Place>(null);
  const isTriggerRemoved = useRef(false);
  useEffect(() => {
    if (isOpen || !isTriggerRemoved.current) return;
    isTriggerRemoved.current = false;
    focusTarget.current?.focus();
  }, [isOpen]);
  return {
    place: focusTarget,
    markTriggerRemoved: () => {
      isTriggerRemoved.current = true;
    },
  };
}
