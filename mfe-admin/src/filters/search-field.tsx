import { useEffect, useEffectEvent, useState } from 'react';
import { maxSearchLength } from 'rules/knowledge';
import { FilterBox } from './filter-box.ts';
import type { Filters } from './use-filters.ts';

const debounceMs = 250;

interface SearchFieldProps {
  filters: Filters;
  /** The search parameter of the filter. */
  name: string;
  label: string;
  placeholder: string;
}

/** Updates the filter after a debounce; an empty field updates it at once. */
export function SearchField({ filters: { get, put }, name, label, placeholder }: SearchFieldProps) {
  const term = get(name);
  const [text, setText] = useState(term);
  const [previousTerm, setPreviousTerm] = useState(term);
  const [submittedTerm, setSubmittedTerm] = useState(term);
  // Follow outside changes, such as Back. A value that this field sent itself must not overwrite newer input.
  if (term !== previousTerm) {
    setPreviousTerm(term);
    if (term !== submittedTerm) {
      setSubmittedTerm(term);
      setText(term);
    }
  }
  const submit = useEffectEvent(() => {
    setSubmittedTerm(text.trim());
    put(name, text.trim());
  });
  const isNew = text.trim() !== term;
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => submit(), text ? debounceMs : 0);
    return () => clearTimeout(timer);
  }, [text, isNew]);
  return (
    <FilterBox>
      {label}
      <input
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
