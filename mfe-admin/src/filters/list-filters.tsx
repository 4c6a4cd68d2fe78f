import type { ReactNode } from 'react';
import { Button } from 'kit/controls';
import { FilterBar } from './filter-box.ts';
import type { Filters } from './use-filters.ts';

interface ListFiltersProps {
  /** What is filtered. */
  label: string;
  filters: Filters;
  children: ReactNode;
}

/** The filters of a list, and a button that clears them. */
export const ListFilters = ({ label, filters, children }: ListFiltersProps) => (
  <FilterBar aria-label={label}>
    {children}
    {filters.isUsed && <Button onClick={filters.clear}>Clear</Button>}
  </FilterBar>
);
