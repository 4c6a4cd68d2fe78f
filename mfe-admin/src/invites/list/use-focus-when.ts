import { useEffect, useRef } from 'react';

/** For a button that takes the focus as soon as it is wanted: it stands where the one was that has just gone. */
export function useFocusWhen(shouldFocus: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (shouldFocus) button.current?.focus();
  }, [shouldFocus]);
  return button;
}
