import { FilterBox } from './filter-box.ts';
import type { Filters } from './use-filters.ts';

/** From and To dates of a list. */
export const DateFields = ({ filters: { get, put } }: { filters: Filters }) => (
  <>
    <FilterBox>
      From
      <input type="date" value={get('from')} onChange={({ target }) => put('from', target.value)} />
    </FilterBox>
    <FilterBox>
      To
      <input
        type="date"
        value={get('to')}
        min={get('from') || undefined}
        onChange={({ target }) => put('to', target.value)}
      />
    </FilterBox>
  </>
);
