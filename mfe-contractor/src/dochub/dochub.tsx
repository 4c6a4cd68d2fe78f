import { useRef } from 'react';
import styled from 'styled-components';
import { TwoColumns } from '../knowledge/tab-page.ts';
import { Counts } from './counts.tsx';
import { Documents } from './documents.tsx';
import { QuickAccess } from './quick-access.tsx';
import { SearchBar } from './search-bar.tsx';
import { useDocumentSearch } from './use-document-search.ts';

/** How much there is, what one looks for, and what was found. */
export function DocHub() {
  const search = useDocumentSearch();
  const field = useRef<HTMLInputElement>(null);
  /** The button that clears goes with what it clears: the keyboard goes on in the field. */
  const clear = () => {
    search.clear();
    field.current?.focus();
  };
  return (
    <>
      <Counts />
      <Columns>
        <div>
          <SearchBar search={search} field={field} onClear={clear} />
          <Documents term={search.term} category={search.category} onClear={clear} />
        </div>
        <QuickAccess chosen={search.category} onChoose={search.choose} />
      </Columns>
    </>
  );
}

/* A list that goes on as one scrolls has no end to stand below. */
const Columns = styled(TwoColumns)`
  @media (max-width: 1079px) {
    gap: ${({ theme }) => theme.space.l};
    > :last-child {
      order: -1;
    }
  }
`;
