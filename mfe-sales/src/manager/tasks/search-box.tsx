import { maxSearchLength } from 'rules/knowledge';
import type { SearchText } from 'kit/panel';
import { FilterLabel } from '../filters/filter-select.tsx';

/** Searches tasks by title and description. */
export function SearchBox({ text }: { text: Pick<SearchText, 'typed' | 'type' | 'field'> }) {
  const { typed, type, field } = text;
  return (
    <FilterLabel>
      <span>Search</span>
      <input
        ref={field}
        type="search"
        value={typed}
        maxLength={maxSearchLength}
        placeholder="Title or description"
        onChange={({ target }) => type(target.value)}
      />
    </FilterLabel>
  );
}
