import type { RefObject } from 'react';
import { Button, Drawing } from 'kit/controls';
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
      <Box>
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
      </Box>
      <Box>
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
      </Box>
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

const Box = styled.div`
  display: flex;
  height: 40px;
  align-items: center;
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.raised};
  color: ${({ theme }) => theme.color.soft};
  &:focus-within {
    border-color: ${({ theme }) => theme.color.accent};
    outline: 1px solid ${({ theme }) => theme.color.accent};
  }
  input,
  select {
    min-width: 0;
    height: 100%;
    flex: 1;
    padding: ${({ theme }) => `0 ${theme.space.xs}`};
    border: 0;
    background: none;
    color: ${({ theme }) => theme.color.ink};
    /* Smaller, and a phone would zoom in. */
    ${({ theme }) => theme.screen.narrow} {
      font-size: ${({ theme }) => theme.size.body};
    }
  }
  :is(option, optgroup) {
    background: ${({ theme }) => theme.color.raised};
    color: ${({ theme }) => theme.color.ink};
  }
  input::placeholder {
    color: ${({ theme }) => theme.color.faint};
    opacity: 1;
  }
  /* The box shows the focus: two outlines would fight. */
  html body & :is(input, select):focus-visible {
    outline: none;
  }
`;
