import { useSyncExternalStore } from 'react';

/* The theme's, as a question. */
const query = () => window.matchMedia('(max-width: 719px)');

/** Whether rows are cards, as on a phone: how high a row is has to be known before it is drawn. */
export const useNarrow = (): boolean => useSyncExternalStore(follow, () => query().matches);

function follow(changed: () => void) {
  const media = query();
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
