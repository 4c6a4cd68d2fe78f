import { useAddressText, type AddressText } from 'kit/panel';
import { filterAt, type Filter } from './filter.ts';

export interface ProjectFilter {
  filter: Filter;
  text: AddressText;
  choose: (changes: Partial<Record<'status' | 'aged' | 'sort', string | null>>) => void;
  clear: () => void;
}

/** What one looks for. All of it stands in the address. */
export function useProjectFilter(): ProjectFilter {
  const text = useAddressText('search');
  return { filter: filterAt(text.params), text, choose: text.put, clear: () => text.clear('status', 'aged') };
}
