import type { ReactNode } from 'react';
import { FilterBox } from './filter-box.ts';
import type { Filters } from './use-filters.ts';

interface FilterSelectProps {
  filters: Filters;
  /** The search parameter of the filter. */
  name: string;
  label: string;
  /** The label when nothing is selected. */
  allLabel: string;
  children: ReactNode;
}

/** A filter with one value, or all. */
export function FilterSelect({ filters: { get, put }, name, label, allLabel, children }: FilterSelectProps) {
  return (
    <FilterBox>
      {label}
      <select value={get(name)} onChange={({ target }) => put(name, target.value)}>
        <option value="">{allLabel}</option>
        {children}
      </select>
    </FilterBox>
  );
}
