import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { type KnowledgeCategory, knowledgeCategories, maxSearchLength } from 'rules/knowledge';
import { usePaginatedQuery } from 'kit/apollo';
import { Button } from 'kit/controls';
import { EmptyState } from 'kit/states';
import { SearchBar, SearchBox, useSearchText, type SearchText } from 'kit/panel';
import { useSearchState } from 'kit/search-state';
import { RecentDocumentsDocument } from '#gql/graphql.ts';
import { TwoColumns } from '../knowledge/tab-page.ts';
import { categoryNames } from '../knowledge/category-names.ts';
import { DocumentCounts } from './document-counts.tsx';
import { QuickAccess } from './quick-access.tsx';
import { FoundDocuments } from './found-documents.tsx';
import { DocumentPanel } from './document-panel.tsx';

/** Counts, search and documents. */
export function DocHub() {
  const search = useDocumentSearch();
  return (
    <>
      <DocumentCounts />
      <Columns>
        <div>
          <DocumentSearchBar {...search} />
          <Documents term={search.searchText.debouncedText} category={search.category} onClear={search.clear} />
        </div>
        <QuickAccess chosen={search.category} onChoose={search.setCategory} />
      </Columns>
    </>
  );
}

/* An infinite list leaves no end for anything to go below. */
const Columns = styled(TwoColumns)`
  ${tokens.screen.belowWide} {
    gap: ${tokens.space.l};
    > :last-child {
      order: -1;
    }
  }
`;

interface DocumentsProps {
  term: string;
  category: KnowledgeCategory | null;
  onClear: () => void;
}

/** Search results, best match first; without a search term, recent documents. */
function Documents({ term, category, onClear }: DocumentsProps) {
  return term ? (
    <FoundDocuments term={term} category={category} onClear={onClear} />
  ) : (
    <RecentDocuments category={category} onClear={onClear} />
  );
}

interface RecentDocumentsProps {
  category: KnowledgeCategory | null;
  onClear: () => void;
}

/** The documents of the DocHub, newest first. */
function RecentDocuments({ category, onClear }: RecentDocumentsProps) {
  const pages = usePaginatedQuery(RecentDocumentsDocument, {
    variables: { category },
    selectConnection: ({ knowledgeResources }) => knowledgeResources,
  });
  const rows = pages.nodes?.map(({ description, ...row }) => ({ ...row, text: description ?? '' }));
  return (
    <DocumentPanel
      title={category ? categoryNames[category] : 'Recent Documents'}
      pages={pages}
      rows={rows}
      empty={
        category ? (
          <>
            <EmptyState title={`No documents in ${categoryNames[category]}`} hint="Try all categories." />
            <Button onClick={onClear}>Show all categories</Button>
          </>
        ) : (
          <EmptyState title="No knowledge resources yet..." hint="Documents appear here once they're published." />
        )
      }
    />
  );
}

/** The search field and the category filter. */
function DocumentSearchBar({ searchText, category, setCategory, clear }: DocumentSearch) {
  return (
    <Bar
      label="Documents"
      searchText={searchText}
      name="Search documents"
      placeholder="Search documents"
      maxLength={maxSearchLength}
      isUsed={searchText.text !== '' || category !== null}
      onClear={clear}
    >
      <SearchBox>
        <select
          aria-label="Filter by category"
          value={category ?? ''}
          onChange={({ target }) => setCategory((target.value || null) as KnowledgeCategory | null)}
        >
          <option value="">All categories</option>
          {knowledgeCategories.map((name) => (
            <option key={name} value={name}>
              {categoryNames[name]}
            </option>
          ))}
        </select>
      </SearchBox>
    </Bar>
  );
}

const Bar = styled(SearchBar)`
  margin-bottom: 0;
`;

interface DocumentSearch {
  searchText: SearchText;
  category: KnowledgeCategory | null;
  setCategory: (category: KnowledgeCategory | null) => void;
  clear: () => void;
}

/** The search term and category, stored in the URL. */
function useDocumentSearch(): DocumentSearch {
  const searchText = useSearchText('q');
  const [category, setCategory] = useSearchState('category');
  return {
    searchText,
    category: knowledgeCategories.find((name) => name === category) ?? null,
    setCategory,
    clear: () => {
      searchText.clear();
      setCategory(null);
    },
  };
}
