import type { RefObject } from 'react';
import { Button, Drawing } from 'kit/controls';
import { SearchBox } from 'kit/panel';
import { longestContactSearch } from 'rules/contacts';
import { leadStatusWords } from 'rules/lead-words';
import { leadStatuses } from 'rules/leads';
import styled from 'styled-components';
import { shownAt } from './shown.ts';
import type { ContactSearch } from './use-contact-search.ts';

const glass = 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM10.3 10.3L14 14';

interface Given {
  search: ContactSearch;
  field: RefObject<HTMLInputElement | null>;
  onClear: () => void;
}

/** Whom to look for, which of them to show, and both taken back. */
export function ContactSearchBar({ search: { typed, type, shown, show }, field, onClear }: Given) {
  return (
    <Bar role="search" aria-label="Contacts">
      <SearchBox>
        <Drawing d={glass} />
        <input
          ref={field}
          type="search"
          aria-label="Search contacts"
          placeholder="Name, company, e-mail or phone"
          autoComplete="off"
          maxLength={longestContactSearch}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && type('')}
        />
      </SearchBox>
      <SearchBox>
        <select aria-label="Show" value={shown} onChange={({ target }) => show(shownAt(target.value))}>
          <option value="everybody">All contacts</option>
          <option value="client">Clients</option>
          <option value="lead">Leads</option>
          <optgroup label="Leads that are">
            {leadStatuses.map((status) => (
              <option key={status} value={status}>
                {leadStatusWords[status]}
              </option>
            ))}
          </optgroup>
        </select>
      </SearchBox>
      {(typed !== '' || shown !== 'everybody') && <Button onClick={onClear}>Clear</Button>}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  margin-bottom: ${({ theme }) => theme.space.s};
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  > :first-child {
    min-width: min(100%, 240px);
    flex: 1;
    padding-left: ${({ theme }) => theme.space.s};
  }
`;
