import { useSearchText, type SearchText } from 'kit/panel';
import { useSearchState } from 'kit/search-state';
import { type ContactFilter, parseContactFilter } from './contact-filter.ts';

export interface ContactSearch {
  text: SearchText;
  filter: ContactFilter;
  setFilter: (filter: ContactFilter) => void;
  clear: () => void;
}

/** The search term and filter, stored in the URL. */
export function useContactSearch(): ContactSearch {
  const text = useSearchText('q');
  const [shown, setShown] = useSearchState('show');
  return {
    text,
    filter: parseContactFilter(shown),
    setFilter: (filter) => setShown(filter === 'all' ? null : filter),
    clear: () => {
      text.clear();
      setShown(null);
    },
  };
}
