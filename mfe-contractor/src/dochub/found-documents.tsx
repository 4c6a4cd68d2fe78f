import { usePaginatedQuery } from 'kit/apollo';
import { Button } from 'kit/controls';
import { EmptyState } from 'kit/states';
import { maxSearchedTextLength, type KnowledgeCategory } from 'rules/knowledge';
import { DocumentMatchesDocument } from '#gql/graphql.ts';
import { categoryName } from '../knowledge/category-words.ts';
import { DocumentPanel } from './document-panel.tsx';

const beginning = maxSearchedTextLength.toLocaleString();

interface FoundDocumentsProps {
  term: string;
  category: KnowledgeCategory | null;
  onClear: () => void;
}

/** What has all the words that one looks for, the best match first. */
export function FoundDocuments({ term, category, onClear }: FoundDocumentsProps) {
  const pages = usePaginatedQuery(DocumentMatchesDocument, {
    variables: { search: term, category },
    selectConnection: ({ knowledgeMatches }) => knowledgeMatches,
  });
  const rows = pages.nodes?.map(({ excerpt, ...row }) => ({ ...row, text: excerpt }));
  return (
    <DocumentPanel
      title={category ? `Results in ${categoryName[category]}` : 'Results'}
      pages={pages}
      rows={rows}
      term={term}
      empty={
        <>
          <EmptyState
            title={`Nothing found for "${term}"`}
            hint={`Try fewer words, the beginning of one, or all categories. Of a very long text the first ${beginning} characters are searched.`}
          />
          <Button onClick={onClear}>Clear the search</Button>
        </>
      }
    />
  );
}
