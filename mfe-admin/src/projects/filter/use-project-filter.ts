import { useUrlText, type UrlText } from 'kit/panel';
import { parseFilter, type Filter } from './filter.ts';

export interface ProjectFilter {
  filter: Filter;
  text: UrlText;
  choose: (changes: Partial<Record<'status' | 'aged' | 'sort', string | null>>) => void;
  clear: () => void;
}

/** The project filter, kept in the URL. */
export function useProjectFilter(): ProjectFilter {
  const text = useUrlText('search');
  return { filter: parseFilter(text.params), text, choose: text.put, clear: () => text.clear('status', 'aged') };
}
