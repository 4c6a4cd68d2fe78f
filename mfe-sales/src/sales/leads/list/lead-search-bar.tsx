import { SearchBar, SearchBox } from 'kit/panel';
import { tokens } from 'kit/theme';
import { getLeadStatusLabel } from 'rules/lead-labels';
import { leadStatuses, maxLeadSearchLength, type LeadStatus } from 'rules/leads';
import styled from 'styled-components';
import type { LeadSearch } from './use-lead-search.ts';

interface LeadSearchBarProps {
  search: LeadSearch;
  getCount: (status: LeadStatus) => number;
  all: number | undefined;
}

/** The search field and the status filter. */
export function LeadSearchBar({ search: { text, status, choose, clear }, getCount, all }: LeadSearchBarProps) {
  const withCount = (words: string, count: number | undefined) => (all === undefined ? words : `${words} (${count})`);
  return (
    <Bar
      label="Leads"
      text={text}
      name="Search leads"
      placeholder="Company, name, email or phone"
      maxLength={maxLeadSearchLength}
      isUsed={text.typed !== '' || status !== null}
      onClear={clear}
    >
      <SearchBox>
        <select
          aria-label="Filter by status"
          value={status ?? ''}
          onChange={({ target }) => choose((target.value || null) as LeadStatus | null)}
        >
          <option value="">{withCount('All statuses', all)}</option>
          {leadStatuses.map((name) => (
            <option key={name} value={name}>
              {withCount(getLeadStatusLabel(name), getCount(name))}
            </option>
          ))}
        </select>
      </SearchBox>
    </Bar>
  );
}

const Bar = styled(SearchBar)`
  > :first-child {
    max-width: ${tokens.width.dialog};
  }
  ${tokens.screen.narrow} {
    > :first-child {
      max-width: none;
    }
  }
`;
