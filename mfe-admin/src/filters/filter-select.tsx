import type { ReactNode } from 'react';
import { FilterBox } from './filter-box.ts';
import type { Filters } from './use-filters.ts';

interface FilterSelectProps {
  filters: Filters;
  /** The name of the filter in the address. */
  name: string;
  label: string;
  /** What is shown where nothing is chosen. */
  allLabel: string;
  children: ReactNode;
}

/** One of several to narrow a list to, or all. */
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
