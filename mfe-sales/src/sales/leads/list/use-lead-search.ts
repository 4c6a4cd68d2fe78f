import { useSearchText, type SearchText } from 'kit/panel';
import { useSearchStates } from 'kit/search-state';
import { type LeadOwnership, leadOwnerships, leadStatuses, type LeadStatus } from 'rules/leads';

export interface LeadFilter {
  search: string;
  status: LeadStatus | null;
  owner: LeadOwnership | null;
}

export interface LeadSearch extends LeadFilter {
  searchText: SearchText;
  choose: (chosen: Partial<Pick<LeadFilter, 'status' | 'owner'>>) => void;
  clear: () => void;
}

/** The search term, status and owner, stored in the URL. */
export function useLeadSearch(): LeadSearch {
  const [filter, put] = useSearchStates(parseLeadFilter);
  const searchText = useSearchText('q');
  return {
    ...filter,
    searchText,
    choose: (chosen) => put(chosen),
    clear: () => {
      searchText.clear();
      put({ status: null, owner: null });
    },
  };
}

/** The filter in a URL. */
export const parseLeadFilter = (params: URLSearchParams): LeadFilter => ({
  search: (params.get('q') ?? '').trim(),
  status: leadStatuses.find((name) => name === params.get('status')) ?? null,
  owner: leadOwnerships.find((name) => name === params.get('owner')) ?? null,
});
