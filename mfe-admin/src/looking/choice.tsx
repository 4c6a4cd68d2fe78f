import type { ReactNode } from 'react';
import { FilterBox } from './filter-box.ts';

interface Given {
  label: string;
  /** What is shown where nothing is chosen. */
  all: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

/** One of several to narrow a list to, or all. */
export function Choice({ label, all, value, onChange, children }: Given) {
  return (
    <FilterBox>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{all}</option>
        {children}
      </select>
    </FilterBox>
  );
}
