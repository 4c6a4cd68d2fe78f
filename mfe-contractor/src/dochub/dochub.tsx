import { TwoColumns } from '../knowledge/tab-page.ts';
import { Counts } from './counts.tsx';
import { Documents } from './documents.tsx';
import { QuickAccess } from './quick-access.tsx';
import { SearchBar } from './search-bar.tsx';
import { useDocumentSearch } from './use-document-search.ts';

/** How much there is, what one looks for, and what was found. */
export function DocHub() {
  const search = useDocumentSearch();
  return (
    <>
      <Counts />
      <TwoColumns>
        <div>
          <SearchBar search={search} />
          <Documents term={search.term} category={search.category} onClear={search.clear} />
        </div>
        <QuickAccess chosen={search.category} onChoose={search.choose} />
      </TwoColumns>
    </>
  );
}
