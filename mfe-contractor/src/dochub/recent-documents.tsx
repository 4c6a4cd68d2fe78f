import { usePaginatedQuery } from 'kit/apollo';
import { Button } from 'kit/controls';
import { EmptyState } from 'kit/states';
import type { KnowledgeCategory } from 'rules/knowledge';
import { RecentDocumentsDocument } from '#gql/graphql.ts';
import { categoryNames } from '../knowledge/category-names.ts';
import { DocumentPanel } from './document-panel.tsx';

interface RecentDocumentsProps {
  category: KnowledgeCategory | null;
  onClear: () => void;
}

/** The documents of the DocHub, newest first. */
export function RecentDocuments({ category, onClear }: RecentDocumentsProps) {
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
