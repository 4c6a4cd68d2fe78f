import { humanize } from 'kit/format';
import { FilterSelect } from '../filters/filter-select.tsx';
import { ListFilters } from '../filters/list-filters.tsx';
import { SearchField } from '../filters/search-field.tsx';
import { accessFilterNames, operationKindLabels } from './filter-operations.ts';

interface AccessFiltersProps {
  isUsed: boolean;
  people: readonly string[];
}

export function AccessFilters({ isUsed, people }: AccessFiltersProps) {
  return (
    <ListFilters label="Operations" names={accessFilterNames} isUsed={isUsed}>
      <SearchField name="q" label="Search" placeholder="Name or description" />
      <FilterSelect name="kind" label="Kind" allLabel="All kinds">
        {Object.entries(operationKindLabels).map(([kind, words]) => (
          <option key={kind} value={kind}>
            {words}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect name="who" label="Callable by" allLabel="Anyone">
        {people.map((person) => (
          <option key={person} value={person}>
            {formatCaller(person)}
          </option>
        ))}
      </FilterSelect>
    </ListFilters>
  );
}

/** "PM" for pm. */
export const formatCaller = (person: string) => (person === 'pm' ? 'PM' : humanize(person));
