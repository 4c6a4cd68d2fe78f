import { useUrlText, type UrlText } from 'kit/panel';
import { type Shown, shownAt } from './shown.ts';

export interface ContactSearch {
  text: UrlText;
  shown: Shown;
  show: (shown: Shown) => void;
  clear: () => void;
}

/** Whom one looks for. All of it stands in the address. */
export function useContactSearch(): ContactSearch {
  const text = useUrlText('q');
  return {
    text,
    shown: shownAt(text.params.get('show')),
    show: (shown) => text.put({ show: shown === 'everybody' ? null : shown }),
    clear: () => text.clear('show'),
  };
}
