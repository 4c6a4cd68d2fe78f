import { SearchBar, SearchBox } from 'kit/panel';
import { maxContactSearchLength } from 'rules/contacts';
import { leadStatusLabels } from 'rules/lead-labels';
import { leadStatuses } from 'rules/leads';
import { parseContactFilter } from './contact-filter.ts';
import type { ContactSearch } from './use-contact-search.ts';

/** The search field and the filter. */
export function ContactSearchBar({ text, filter, setFilter, clear }: ContactSearch) {
  return (
    <SearchBar
      label="Contacts"
      text={text}
      name="Search contacts"
      placeholder="Name, company, email or phone"
      maxLength={maxContactSearchLength}
      isUsed={text.typed !== '' || filter !== 'all'}
      onClear={clear}
    >
      <SearchBox>
        <select aria-label="Show" value={filter} onChange={({ target }) => setFilter(parseContactFilter(target.value))}>
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
