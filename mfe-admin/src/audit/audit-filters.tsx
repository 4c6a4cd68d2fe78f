import { auditActions, auditActionLabels } from 'rules/audit';
import { useSearchState } from 'kit/search-state';
import type { AuditActorsQuery } from '#gql/graphql.ts';
import { FilterSelect } from '../filters/filter-select.tsx';
import { DateFields } from '../filters/date-fields.tsx';
import { ListFilters } from '../filters/list-filters.tsx';
import { SearchField } from '../filters/search-field.tsx';
import { auditFilterNames } from './parse-audit-filter.ts';

interface AuditFiltersProps {
  isUsed: boolean;
  actors: AuditActorsQuery['auditActors'];
}

export function AuditFilters({ isUsed, actors }: AuditFiltersProps) {
  const [who] = useSearchState('who');
  // The selected person is listed before the list has loaded.
  const isListed = !who || actors.some(({ email }) => email === who);
  return (
    <ListFilters label="Audit trail" names={auditFilterNames} isUsed={isUsed}>
      <SearchField name="q" label="Search" placeholder="Subject, details or IP address" />
      <FilterSelect name="who" label="Who" allLabel="Everyone">
        {!isListed && <option value={who}>{who}</option>}
        {actors.map(({ id, firstName, lastName, email }) => (
          <option key={id} value={email}>
            {firstName} {lastName}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect name="action" label="What" allLabel="All actions">
        {auditActions.map((action) => (
          <option key={action} value={action}>
            {auditActionLabels[action]}
          </option>
        ))}
      </FilterSelect>
      <DateFields />
    </ListFilters>
  );
}
