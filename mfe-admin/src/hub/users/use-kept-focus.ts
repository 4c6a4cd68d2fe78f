import { useEffect, useRef } from 'react';

/** Keeps the focus in a list when the row that one has just changed leaves it, as an account that is closed leaves the open ones. */
export function useKeptFocus(shown: readonly { id: string }[] | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const changed = useRef<string | null>(null);
  useEffect(() => {
    const left = changed.current;
    if (!left || !shown || shown.some(({ id }) => id === left)) return;
    changed.current = null;
    if (document.activeElement === document.body) place.current?.focus();
  });
  return { place, onChanged: (id: string) => void (changed.current = id) };
}
