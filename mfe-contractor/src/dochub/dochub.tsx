import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { TwoColumns } from '../knowledge/tab-page.ts';
import { DocumentCounts } from './document-counts.tsx';
import { DocumentSearchBar } from './document-search-bar.tsx';
import { Documents } from './documents.tsx';
import { QuickAccess } from './quick-access.tsx';
import { useDocumentSearch } from './use-document-search.ts';

/** Counts, search and documents. */
export function DocHub() {
  const search = useDocumentSearch();
  return (
    <>
      <DocumentCounts />
      <Columns>
        <div>
          <DocumentSearchBar {...search} />
          <Documents term={search.text.settled} category={search.category} onClear={search.clear} />
        </div>
        <QuickAccess chosen={search.category} onChoose={search.setCategory} />
      </Columns>
    </>
  );
}

/* An infinite list leaves no end for anything to go below. */
const Columns = styled(TwoColumns)`
  @media (max-width: 1079px) {
    gap: ${tokens.space.l};
    > :last-child {
      order: -1;
    }
  }
`;
