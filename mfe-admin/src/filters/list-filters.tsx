import type { ReactNode } from 'react';
import { Button } from 'kit/controls';
import { useSearchStates } from 'kit/search-state';
import { FilterBar } from './filter-box.ts';

interface ListFiltersProps {
  /** What is being filtered. */
  label: string;
  /** The search parameters that Clear removes. */
  names: readonly string[];
  /** Whether there is anything to clear. */
  isUsed: boolean;
  children: ReactNode;
}

/** List filters with a Clear button. */
export function ListFilters({ label, names, isUsed, children }: ListFiltersProps) {
  const [, change] = useSearchStates(() => undefined);
  const clear = () => change(Object.fromEntries(names.map((name) => [name, null])));
  return (
    <FilterBar aria-label={label}>
      {children}
      {isUsed && <Button onClick={clear}>Clear</Button>}
    </FilterBar>
  );
}
