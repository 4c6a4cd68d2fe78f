import { inWords } from 'kit/format';
import { Choice } from '../filters/choice.tsx';
import { ListFilters } from '../filters/list-filters.tsx';
import { SearchField } from '../filters/search-field.tsx';
import type { Filters } from '../filters/use-filters.ts';
import { kindWords } from './looked-for.ts';

interface AccessFiltersProps {
  filters: Filters;
  people: readonly string[];
}

export function AccessFilters({ filters, people }: AccessFiltersProps) {
  return (
    <ListFilters label="Operations" filters={filters}>
      <SearchField filters={filters} name="q" label="Search" placeholder="Name, or what it does" />
      <Choice filters={filters} name="kind" label="Kind" all="All kinds">
        {Object.entries(kindWords).map(([kind, words]) => (
          <option key={kind} value={kind}>
            {words}
          </option>
        ))}
      </Choice>
      <Choice filters={filters} name="who" label="Callable by" all="Anyone">
        {people.map((person) => (
          <option key={person} value={person}>
            {personWords(person)}
          </option>
        ))}
      </Choice>
    </ListFilters>
  );
}

/** "PM" for pm. */
export const personWords = (person: string) => (person === 'pm' ? 'PM' : inWords(person));
