import { useEffect, useRef } from 'react';

/** Ref for a button that takes the focus when it replaces the focused one. */
export function useFocusWhen(shouldFocus: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (shouldFocus) button.current?.focus();
  }, [shouldFocus]);
  return button;
}
