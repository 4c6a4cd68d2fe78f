import { securityEventKinds, securityEventLabel } from 'rules/security-events';
import { Choice } from '../filters/choice.tsx';
import { DateFields } from '../filters/date-fields.tsx';
import { ListFilters } from '../filters/list-filters.tsx';
import { SearchField } from '../filters/search-field.tsx';
import type { Filters } from '../filters/use-filters.ts';
import { warnings } from './security-filters.ts';

const kindsByLabel = securityEventKinds.toSorted((a, b) => securityEventLabel(a).localeCompare(securityEventLabel(b)));

export function SecurityFilterBar({ filters }: { filters: Filters }) {
  return (
    <ListFilters label="Security log" filters={filters}>
      <SearchField filters={filters} name="account" label="Account" placeholder="Email, or part of it" />
      <SearchField filters={filters} name="address" label="Address" placeholder="192.0.2.7" />
      <Choice filters={filters} name="event" label="Event" all="All events">
        <option value={warnings}>All warnings</option>
        {kindsByLabel.map((kind) => (
          <option key={kind} value={kind}>
            {securityEventLabel(kind)}
          </option>
        ))}
      </Choice>
      <DateFields filters={filters} />
    </ListFilters>
  );
}
