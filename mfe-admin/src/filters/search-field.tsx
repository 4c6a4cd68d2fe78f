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
  const { text, setText, inputRef } = useSearchText(name);
  return (
    <FilterBox>
      {label}
      <input
        ref={inputRef}
        type="search"
        placeholder={placeholder}
        autoComplete="off"
        maxLength={maxSearchLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && setText('')}
      />
    </FilterBox>
  );
}
