import { useSyncExternalStore } from 'react';

let media: MediaQueryList | undefined;

/** The theme's media query, created once because every render reads it. */
const getMediaQuery = () => (media ??= window.matchMedia('(max-width: 719px)'));

/** Whether rows are cards, as on a phone: a row's height has to be known before it is rendered. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => getMediaQuery().matches);

function subscribe(onChange: () => void) {
  getMediaQuery().addEventListener('change', onChange);
  return () => getMediaQuery().removeEventListener('change', onChange);
}
