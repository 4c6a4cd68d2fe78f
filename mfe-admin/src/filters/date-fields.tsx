import { useSearchState } from 'kit/search-state';
import { FilterBox } from './filter-box.ts';

/** From and To dates of a list. */
export function DateFields() {
  const [from, setFrom] = useSearchState('from');
  const [to, setTo] = useSearchState('to');
  return (
    <>
      <FilterBox>
        From
        <input type="date" value={from ?? ''} onChange={({ target }) => setFrom(target.value)} />
      </FilterBox>
      <FilterBox>
        To
        <input type="date" value={to ?? ''} min={from ?? undefined} onChange={({ target }) => setTo(target.value)} />
      </FilterBox>
    </>
  );
}
