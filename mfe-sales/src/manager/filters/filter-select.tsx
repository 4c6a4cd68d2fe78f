import { type ReactNode, useId } from 'react';
import { type Choice as Found, SearchSelect, type SearchSelectProps } from 'kit/search-select';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

interface FilterSelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

/** A select that filters a panel. Its children are the options. */
export function FilterSelect({ label, value, onChange, children }: FilterSelectProps) {
  return (
    <FilterLabel>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </FilterLabel>
  );
}

interface FilterSearchSelectProps extends SearchSelectProps<Found> {
  label: string;
}

/** A combobox that filters a panel, with options searched on the server. */
export function FilterSearchSelect({ label, ...select }: FilterSearchSelectProps) {
  const id = useId();
  return (
    <FilterLabel htmlFor={id}>
      <span>{label}</span>
      <SearchSelect {...select} id={id} />
    </FilterLabel>
  );
}

export const FilterRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s};
  ${tokens.screen.narrow} {
    width: 100%;
    && > * {
      flex: 1 1 100%;
      grid-template-columns: 80px minmax(0, 1fr);
    }
    && > * > :is([role='combobox'], select, input) {
      max-width: none;
    }
  }
`;

export const FilterLabel = styled.label`
  display: grid;
  min-width: 0;
  align-items: center;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space.xs};
  > span {
    color: ${tokens.color.soft};
  }
  > [role='combobox'],
  select,
  input {
    width: 100%;
    min-width: 0;
    max-width: 240px;
    height: 40px;
    padding: 0 ${tokens.space.xs};
    border: 1px solid ${tokens.color.edge};
    border-radius: ${tokens.radius.small};
    background: ${tokens.color.raised};
    color: ${tokens.color.ink};
  }
  option {
    background: ${tokens.color.raised};
    color: ${tokens.color.ink};
  }
`;
