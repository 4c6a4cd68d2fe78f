import { useUrlText, type UrlText } from 'kit/panel';
import { leadStatuses, type LeadStatus } from 'rules/leads';

export interface LeadFilter {
  search: string;
  status: LeadStatus | null;
}

export interface LeadSearch extends LeadFilter {
  text: UrlText;
  choose: (status: LeadStatus | null) => void;
  clear: () => void;
}

/** The search term and status, stored in the URL. */
export function useLeadSearch(): LeadSearch {
  const text = useUrlText('q');
  return {
    ...parseLeadFilter(text.params),
    text,
    choose: (status) => text.put({ status }),
    clear: () => text.clear('status'),
  };
}

/** The filter in a URL. */
export const parseLeadFilter = (params: URLSearchParams): LeadFilter => ({
  search: (params.get('q') ?? '').trim(),
  status: leadStatuses.find((name) => name === params.get('status')) ?? null,
});
