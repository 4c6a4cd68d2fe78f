import type { ReactNode } from 'react';
import { useSearchState } from 'kit/search-state';
import { FilterBox } from './filter-box.ts';

interface FilterSelectProps {
  /** The search parameter of the filter. */
  name: string;
  label: string;
  /** The label when nothing is selected. */
  allLabel: string;
  children: ReactNode;
}

/** A filter with one value, or all. */
export function FilterSelect({ name, label, allLabel, children }: FilterSelectProps) {
  const [value, setValue] = useSearchState(name);
  return (
    <FilterBox>
      {label}
      <select value={value ?? ''} onChange={({ target }) => setValue(target.value)}>
        <option value="">{allLabel}</option>
        {children}
      </select>
    </FilterBox>
  );
}
