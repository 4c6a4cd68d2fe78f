import { Button } from 'kit/controls';
import { inWords } from 'kit/format';
import { Choice } from '../looking/choice.tsx';
import { FilterBar } from '../looking/filter-box.ts';
import { SearchField } from '../looking/search-field.tsx';
import type { Filters } from '../looking/use-filters.ts';
import { kindWords } from './looked-for.ts';

interface Given {
  filters: Filters;
  people: readonly string[];
}

export function AccessFilters({ filters: { get, put, isUsed, clear }, people }: Given) {
  return (
    <FilterBar aria-label="Operations">
      <SearchField
        label="Search"
        placeholder="Name, or what it does"
        term={get('q')}
        onTerm={(term) => put('q', term)}
      />
      <Choice label="Kind" all="All kinds" value={get('kind')} onChange={(kind) => put('kind', kind)}>
        {Object.entries(kindWords).map(([kind, words]) => (
          <option key={kind} value={kind}>
            {words}
          </option>
        ))}
      </Choice>
      <Choice label="What may be called by" all="Anybody" value={get('who')} onChange={(who) => put('who', who)}>
        {people.map((person) => (
          <option key={person} value={person}>
            {personWords(person)}
          </option>
        ))}
      </Choice>
      {isUsed && <Button onClick={clear}>Clear</Button>}
    </FilterBar>
  );
}

/** "PM" for pm. */
export const personWords = (person: string) => (person === 'pm' ? 'PM' : inWords(person));
