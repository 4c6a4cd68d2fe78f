import { SearchBar, SearchBox } from 'kit/panel';
import { maxContactSearchLength } from 'rules/contacts';
import { leadStatusLabels } from 'rules/lead-labels';
import { leadStatuses } from 'rules/leads';
import { shownAt } from './shown.ts';
import type { ContactSearch } from './use-contact-search.ts';

/** The search field and the filter. */
export function ContactSearchBar({ text, shown, show, clear }: ContactSearch) {
  return (
    <SearchBar
      label="Contacts"
      text={text}
      name="Search contacts"
      placeholder="Name, company, email or phone"
      maxLength={maxContactSearchLength}
      isUsed={text.typed !== '' || shown !== 'all'}
      onClear={clear}
    >
      <SearchBox>
        <select aria-label="Show" value={shown} onChange={({ target }) => show(shownAt(target.value))}>
          <option value="all">All contacts</option>
          <option value="client">Clients</option>
          <option value="lead">Leads</option>
          <optgroup label="Leads by status">
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
