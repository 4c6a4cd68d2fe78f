import { useSyncExternalStore } from 'react';

let media: MediaQueryList | undefined;

/** The theme's media query, created once because every render reads it. */
const query = () => (media ??= window.matchMedia('(max-width: 719px)'));

/** Whether rows are cards, as on a phone: how high a row is has to be known before it is drawn. */
export const useNarrow = (): boolean => useSyncExternalStore(follow, () => query().matches);

function follow(changed: () => void) {
  query().addEventListener('change', changed);
  return () => query().removeEventListener('change', changed);
}
