import { useEffect, useRef, type RefObject } from 'react';

/** Where the keyboard is when a step appears: its own button went away with the step before. */
export function useFocusOnMount<Control extends HTMLElement>(): RefObject<Control | null> {
  const first = useRef<Control>(null);
  useEffect(() => first.current?.focus(), []);
  return first;
}
