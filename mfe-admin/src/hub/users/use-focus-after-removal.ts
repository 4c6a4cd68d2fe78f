import { useEffect, useRef } from 'react';

/** Keeps the focus in the list when a changed row leaves it, such as a deactivated account under the Active filter. */
export function useFocusAfterRemoval(items: readonly { id: string }[] | undefined) {
  const listRef = useRef<HTMLDivElement>(null);
  const changedId = useRef<string | null>(null);
  useEffect(() => {
    const removedId = changedId.current;
    if (!removedId || !items || items.some(({ id }) => id === removedId)) return;
    changedId.current = null;
    if (document.activeElement === document.body) listRef.current?.focus();
  });
  return { listRef, trackChange: (id: string) => void (changedId.current = id) };
}
