import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button, Drawing } from '../controls.ts';
import { SearchBox } from './search-box.ts';
import type { SearchText } from '../search-state/use-search-text.ts';
import { tokens } from '../theme/tokens.ts';

const searchIcon = 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM10.3 10.3L14 14';

interface SearchBarProps {
  /** What is searched, such as "Leads". */
  label: string;
  searchText: Pick<SearchText, 'text' | 'setText' | 'inputRef'>;
  /** The label of the field, such as "Search leads". */
  name: string;
  /** The fields that it searches, such as "Company, name, email or phone". */
  placeholder: string;
  maxLength: number;
  /** Whether there is anything to clear. */
  isUsed: boolean;
  onClear: () => void;
  /** The other filters, each in a SearchBox. */
  children?: ReactNode;
  className?: string;
}

/** The search and filters above a list, and a button that clears them. */
export function SearchBar(props: SearchBarProps) {
  const { label, name, placeholder, maxLength, isUsed, onClear, children, className } = props;
  const { text, setText, inputRef } = props.searchText;
  return (
    <Bar role="search" aria-label={label} className={className}>
      <SearchBox>
        <Drawing d={searchIcon} />
        <input
          ref={inputRef}
          type="search"
          aria-label={name}
          placeholder={placeholder}
          autoComplete="off"
          maxLength={maxLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && setText('')}
        />
      </SearchBox>
      {children}
      {isUsed && <Button onClick={onClear}>Clear</Button>}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  margin-bottom: ${tokens.space.s};
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  > :first-child {
    min-width: min(100%, 240px);
    flex: 1;
    padding-left: ${tokens.space.s};
  }
  /* With three filters, they have a line of their own, rather than the last of them. */
  ${tokens.screen.belowWide} {
    &:has(> ${SearchBox}:nth-child(4)) > :first-child {
      flex-basis: 100%;
    }
  }
  ${tokens.screen.narrow} {
    /* As wide as its text, and on a line of its own rather than cut. */
    > ${SearchBox} {
      max-width: 100%;
      flex: 1 1 40%;
    }
    > :first-child {
      flex-basis: 100%;
    }
  }
`;
