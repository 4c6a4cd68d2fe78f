import { useRef } from 'react';
import { Button, Drawing } from 'kit/controls';
import { SearchBox } from 'kit/panel';
import { leadStatusInWords } from 'rules/lead-words';
import { leadStatuses, longestLeadSearch, type LeadStatus } from 'rules/leads';
import { Bar } from './search-layout.ts';
import type { LeadSearch } from './use-lead-search.ts';

const glass = 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM10.3 10.3L14 14';

interface Given {
  search: LeadSearch;
  countAt: (status: LeadStatus) => number;
  all: number | undefined;
}

/** Words to look for, the status to look at, and both taken back. */
export function LeadSearchBar({ search: { typed, type, status, choose, clear }, countAt, all }: Given) {
  const field = useRef<HTMLInputElement>(null);
  const counted = (words: string, count: number | undefined) => (all === undefined ? words : `${words} (${count})`);
  return (
    <Bar role="search" aria-label="Leads">
      <SearchBox>
        <Drawing d={glass} />
        <input
          ref={field}
          type="search"
          aria-label="Search leads"
          placeholder="Company, name, email or phone"
          autoComplete="off"
          maxLength={longestLeadSearch}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && type('')}
        />
      </SearchBox>
      <SearchBox>
        <select
          aria-label="Filter by status"
          value={status ?? ''}
          onChange={({ target }) => choose((target.value || null) as LeadStatus | null)}
        >
          <option value="">{counted('All statuses', all)}</option>
          {leadStatuses.map((name) => (
            <option key={name} value={name}>
              {counted(leadStatusInWords(name), countAt(name))}
            </option>
          ))}
        </select>
      </SearchBox>
      {(typed !== '' || status !== null) && (
        <Button
          onClick={() => {
            clear();
            field.current?.focus();
          }}
        >
          Clear
        </Button>
      )}
    </Bar>
  );
}
