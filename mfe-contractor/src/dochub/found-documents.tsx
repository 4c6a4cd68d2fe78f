import { usePaginatedQuery } from 'kit/apollo';
import { Button } from 'kit/controls';
import { EmptyState } from 'kit/states';
import { maxSearchedTextLength, type KnowledgeCategory } from 'rules/knowledge';
import { DocumentMatchesDocument } from '#gql/graphql.ts';
import { categoryNames } from '../knowledge/category-names.ts';
import { DocumentPanel } from './document-panel.tsx';

const searchedLength = maxSearchedTextLength.toLocaleString();

interface FoundDocumentsProps {
  term: string;
  category: KnowledgeCategory | null;
  onClear: () => void;
}

/** Documents that match every search term, best match first. */
export function FoundDocuments({ term, category, onClear }: FoundDocumentsProps) {
  const pages = usePaginatedQuery(DocumentMatchesDocument, {
    variables: { search: term, category },
    selectConnection: ({ knowledgeMatches }) => knowledgeMatches,
  });
  const rows = pages.nodes?.map(({ excerpt, ...row }) => ({ ...row, text: excerpt }));
  return (
    <DocumentPanel
      title={category ? `Results in ${categoryNames[category]}` : 'Results'}
      pages={pages}
      rows={rows}
      term={term}
      empty={
        <>
          <EmptyState
            title={`Nothing found for "${term}"`}
            hint={`Try fewer words, the start of a word, or all categories. Only the first ${searchedLength} characters of a long text are searched.`}
          />
          <Button onClick={onClear}>Clear search</Button>
        </>
      }
    />
  );
}
