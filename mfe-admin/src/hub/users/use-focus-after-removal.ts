import { useEffect, useRef } from 'react';

/** Keeps the focus in a list when the row that one has just changed leaves it, as an account that is closed leaves the open ones. */
export function useFocusAfterRemoval(items: readonly { id: string }[] | undefined) {
  const listRef = useRef<HTMLDivElement>(null);
  const changedId = useRef<string | null>(null);
  useEffect(() => {
    const removedId = changedId.current;
    if (!removedId || !items || items.some(({ id }) => id === removedId)) return;
    changedId.current = null;
    if (document.activeElement === document.body) listRef.current?.focus();
  });
  return { place: listRef, trackChange: (id: string) => void (changedId.current = id) };
}
