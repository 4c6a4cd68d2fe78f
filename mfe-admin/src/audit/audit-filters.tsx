import { auditActions, auditActionLabels } from 'rules/audit';
import type { AuditActorsQuery } from '#gql/graphql.ts';
import { FilterSelect } from '../filters/filter-select.tsx';
import { DateFields } from '../filters/date-fields.tsx';
import { ListFilters } from '../filters/list-filters.tsx';
import { SearchField } from '../filters/search-field.tsx';
import type { Filters } from '../filters/use-filters.ts';

interface AuditFiltersProps {
  filters: Filters;
  actors: AuditActorsQuery['auditActors'];
}

export function AuditFilters({ filters, actors }: AuditFiltersProps) {
  const who = filters.get('who');
  // The selected person is listed before the list has loaded.
  const isListed = who === '' || actors.some(({ email }) => email === who);
  return (
    <ListFilters label="Audit trail" filters={filters}>
      <SearchField filters={filters} name="q" label="Search" placeholder="Subject, details or IP address" />
      <FilterSelect filters={filters} name="who" label="Who" allLabel="Everyone">
        {!isListed && <option value={who}>{who}</option>}
        {actors.map(({ id, firstName, lastName, email }) => (
          <option key={id} value={email}>
            {firstName} {lastName}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect filters={filters} name="action" label="What" allLabel="All actions">
        {auditActions.map((action) => (
          <option key={action} value={action}>
            {auditActionLabels[action]}
          </option>
        ))}
      </FilterSelect>
      <DateFields filters={filters} />
    </ListFilters>
  );
}
