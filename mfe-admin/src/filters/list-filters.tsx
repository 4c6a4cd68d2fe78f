import type { ReactNode } from 'react';
import { Button } from 'kit/controls';
import { FilterBar } from './filter-box.ts';
import type { Filters } from './use-filters.ts';

interface ListFiltersProps {
  /** What is being filtered. */
  label: string;
  filters: Filters;
  children: ReactNode;
}

/** List filters with a Clear button. */
export const ListFilters = ({ label, filters, children }: ListFiltersProps) => (
  <FilterBar aria-label={label}>
    {children}
    {filters.isUsed && <Button onClick={filters.clear}>Clear</Button>}
  </FilterBar>
);
