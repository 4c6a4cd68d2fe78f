import { useSearchText, type SearchText } from 'kit/panel';
import { useSearchStates } from 'kit/search-state';
import { leadStatuses, type LeadStatus } from 'rules/leads';

export interface LeadFilter {
  search: string;
  status: LeadStatus | null;
}

export interface LeadSearch extends LeadFilter {
  searchText: SearchText;
  choose: (status: LeadStatus | null) => void;
  clear: () => void;
}

/** The search term and status, stored in the URL. */
export function useLeadSearch(): LeadSearch {
  const [filter, put] = useSearchStates(parseLeadFilter);
  const searchText = useSearchText('q');
  return {
    ...filter,
    searchText,
    choose: (status) => put({ status }),
    clear: () => {
      searchText.clear();
      put({ status: null });
    },
  };
}

/** The filter in a URL. */
export const parseLeadFilter = (params: URLSearchParams): LeadFilter => ({
  search: (params.get('q') ?? '').trim(),
  status: leadStatuses.find((name) => name === params.get('status')) ?? null,
});
