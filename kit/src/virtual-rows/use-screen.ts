import { useSyncExternalStore } from 'react';
import { tokens } from '../theme.ts';

const media = new Map<string, MediaQueryList>();

/** Created once because every render reads it. */
function getMediaQuery(rule: string): MediaQueryList {
  const list = media.get(rule) ?? window.matchMedia(rule.replace('@media ', ''));
  media.set(rule, list);
  return list;
}

const createScreenHook = (rule: string) => {
  const subscribe = (onChange: () => void) => {
    getMediaQuery(rule).addEventListener('change', onChange);
    return () => getMediaQuery(rule).removeEventListener('change', onChange);
  };
  return (): boolean => useSyncExternalStore(subscribe, () => getMediaQuery(rule).matches);
};

/** Whether rows are cards, as on a phone: a row's height has to be known before it is rendered. */
export const useIsNarrow = createScreenHook(tokens.screen.narrow);

/** Whether the rows of a wide table are cards, as on a tablet too. */
export const useIsBelowWide = createScreenHook(tokens.screen.belowWide);
