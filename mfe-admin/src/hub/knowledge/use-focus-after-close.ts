import { useEffect, useRef } from 'react';

/** Moves the focus to a target when a dialog closes and its trigger is gone. */
export function useFocusAfterClose<Place extends HTMLElement>(isOpen: boolean) {
  const focusTarget = useRef<Place>(null);
  const isTriggerRemoved = useRef(false);
  useEffect(() => {
    if (isOpen || !isTriggerRemoved.current) return;
    isTriggerRemoved.current = false;
    focusTarget.current?.focus();
  }, [isOpen]);
  return {
    focusTarget,
    markTriggerRemoved: () => {
      isTriggerRemoved.current = true;
    },
  };
}
