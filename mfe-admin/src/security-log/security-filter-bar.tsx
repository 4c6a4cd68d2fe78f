import { securityEventKinds, getSecurityEventLabel } from 'rules/security-events';
import { FilterSelect } from '../filters/filter-select.tsx';
import { DateFields } from '../filters/date-fields.tsx';
import { ListFilters } from '../filters/list-filters.tsx';
import { SearchField } from '../filters/search-field.tsx';
import { securityFilterNames, warningsFilter } from './security-filters.ts';

const kindsByLabel = securityEventKinds.toSorted((a, b) =>
  getSecurityEventLabel(a).localeCompare(getSecurityEventLabel(b)),
);

export function SecurityFilterBar({ isUsed }: { isUsed: boolean }) {
  return (
    <ListFilters label="Security log" names={securityFilterNames} isUsed={isUsed}>
      <SearchField name="account" label="Account" placeholder="Email, or part of it" />
      <SearchField name="address" label="Address" placeholder="192.0.2.7" />
      <FilterSelect name="event" label="Event" allLabel="All events">
        <option value={warningsFilter}>All warnings</option>
        {kindsByLabel.map((kind) => (
          <option key={kind} value={kind}>
            {getSecurityEventLabel(kind)}
          </option>
        ))}
      </FilterSelect>
      <DateFields />
    </ListFilters>
  );
}
