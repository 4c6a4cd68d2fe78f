import type { ReactNode } from 'react';
import { FilterBox } from './filter-box.ts';
import type { Filters } from './use-filters.ts';

interface ChoiceProps {
  filters: Filters;
  /** The name of the filter in the address. */
  name: string;
  label: string;
  /** What is shown where nothing is chosen. */
  all: string;
  children: ReactNode;
}

/** One of several to narrow a list to, or all. */
export function Choice({ filters: { get, put }, name, label, all, children }: ChoiceProps) {
  return (
    <FilterBox>
      {label}
      <select value={get(name)} onChange={({ target }) => put(name, target.value)}>
        <option value="">{all}</option>
        {children}
      </select>
    </FilterBox>
  );
}
