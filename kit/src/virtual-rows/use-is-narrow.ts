import { useSyncExternalStore } from 'react';
import { tokens } from '../theme.ts';

let media: MediaQueryList | undefined;

/** Created once because every render reads it. */
const getMediaQuery = () => (media ??= window.matchMedia(tokens.screen.narrow.replace('@media ', '')));

/** Whether rows are cards, as on a phone: a row's height has to be known before it is rendered. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => getMediaQuery().matches);

function subscribe(onChange: () => void) {
  getMediaQuery().addEventListener('change', onChange);
  return () => getMediaQuery().removeEventListener('change', onChange);
}
