import { SearchBar, SearchBox } from 'kit/panel';
import { maxContactSearchLength } from 'rules/contacts';
import { leadStatusLabels } from 'rules/lead-labels';
import { leadStatuses } from 'rules/leads';
import { shownAt } from './shown.ts';
import type { ContactSearch } from './use-contact-search.ts';

/** Whom to look for, and which of them to show. */
export function ContactSearchBar({ text, shown, show, clear }: ContactSearch) {
  return (
    <SearchBar
      label="Contacts"
      text={text}
      name="Search contacts"
      placeholder="Name, company, e-mail or phone"
      maxLength={maxContactSearchLength}
      isUsed={text.typed !== '' || shown !== 'everybody'}
      onClear={clear}
    >
      <SearchBox>
        <select aria-label="Show" value={shown} onChange={({ target }) => show(shownAt(target.value))}>
          <option value="everybody">All contacts</option>
          <option value="client">Clients</option>
          <option value="lead">Leads</option>
          <optgroup label="Leads that are">
            {leadStatuses.map((status) => (
              <option key={status} value={status}>
                {leadStatusLabels[status]}
              </option>
            ))}
          </optgroup>
        </select>
      </SearchBox>
    </SearchBar>
  );
}
