import { useState } from 'react';

/** The current order of a list, frozen while the pointer or focus is inside it so that nothing moves under a click. */
export function useStableOrder(latest: readonly string[], isFrozen: boolean) {
  const [frozenIds, setFrozenIds] = useState(latest);
  if (!isFrozen && frozenIds.join() !== latest.join()) setFrozenIds(latest);
  const ids = isFrozen ? frozenIds : latest;
  return {
    ids,
    /** How many new entries are not shown yet. */
    pendingCount: latest.filter((id) => !ids.includes(id)).length,
    showLatest: () => setFrozenIds(latest),
  };
}
