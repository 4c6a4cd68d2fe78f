import { useUrlText, type UrlText } from 'kit/panel';
import { type ContactFilter, parseContactFilter } from './contact-filter.ts';

export interface ContactSearch {
  text: UrlText;
  filter: ContactFilter;
  setFilter: (filter: ContactFilter) => void;
  clear: () => void;
}

/** The search term and filter, stored in the URL. */
export function useContactSearch(): ContactSearch {
  const text = useUrlText('q');
  return {
    text,
    filter: parseContactFilter(text.params.get('show')),
    setFilter: (filter) => text.put({ show: filter === 'all' ? null : filter }),
    clear: () => text.clear('show'),
  };
}
