import { useUrlText, type UrlText } from 'kit/panel';
import { type Shown, shownAt } from './shown.ts';

export interface ContactSearch {
  text: UrlText;
  shown: Shown;
  show: (shown: Shown) => void;
  clear: () => void;
}

/** The search term and filter, stored in the URL. */
export function useContactSearch(): ContactSearch {
  const text = useUrlText('q');
  return {
    text,
    shown: shownAt(text.params.get('show')),
    show: (shown) => text.put({ show: shown === 'all' ? null : shown }),
    clear: () => text.clear('show'),
  };
}
