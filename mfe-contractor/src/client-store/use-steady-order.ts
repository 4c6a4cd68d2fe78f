import { useState } from 'react';

/**
 * The order of a list as it is, or, while someone has the pointer or the focus in it, as it was: nothing moves under a press.
 */
export function useSteadyOrder(latest: readonly string[], hold: boolean) {
  const [kept, setKept] = useState(latest);
  if (!hold && kept.join() !== latest.join()) setKept(latest);
  const ids = hold ? kept : latest;
  return {
    ids,
    /** How many would be there and are not shown yet. */
    waiting: latest.filter((id) => !ids.includes(id)).length,
    showLatest: () => setKept(latest),
  };
}
