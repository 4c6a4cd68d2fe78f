import { useSearchText } from 'kit/panel';
import { maxSearchLength } from 'rules/knowledge';
import { FilterBox } from './filter-box.ts';

interface SearchFieldProps {
  /** The search parameter of the filter. */
  name: string;
  label: string;
  placeholder: string;
}

export function SearchField({ name, label, placeholder }: SearchFieldProps) {
  const { typed, type, field } = useSearchText(name);
  return (
    <FilterBox>
      {label}
      <input
        ref={field}
        type="search"
        placeholder={placeholder}
        autoComplete="off"
        maxLength={maxSearchLength}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && type('')}
      />
    </FilterBox>
  );
}
