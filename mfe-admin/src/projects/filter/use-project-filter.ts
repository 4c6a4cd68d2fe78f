import { useSearchText, type SearchText } from 'kit/panel';
import { useSearchStates } from 'kit/search-state';
import { parseFilter, type Filter } from './filter.ts';

export interface ProjectFilter {
  filter: Filter;
  searchText: SearchText;
  choose: (changes: Partial<Record<'status' | 'aged' | 'sort', string | null>>) => void;
  clear: () => void;
}

/** The project filter, kept in the URL. */
export function useProjectFilter(): ProjectFilter {
  const [filter, choose] = useSearchStates(parseFilter);
  const searchText = useSearchText('search');
  const clear = () => {
    searchText.clear();
    choose({ status: null, aged: null });
  };
  return { filter, searchText, choose, clear };
}
