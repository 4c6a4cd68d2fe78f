import { useState } from 'react';

/** The current order of a list, frozen while the pointer or focus is inside it so that nothing moves under a click. */
export function useSteadyOrder(latest: readonly string[], hold: boolean) {
  const [kept, setKept] = useState(latest);
  if (!hold && kept.join() !== latest.join()) setKept(latest);
  const ids = hold ? kept : latest;
  return {
    ids,
    /** How many new entries are not shown yet. */
    waiting: latest.filter((id) => !ids.includes(id)).length,
    showLatest: () => setKept(latest),
  };
}
