import type { KnowledgeCategory } from 'rules/knowledge';
import { FoundDocuments } from './found-documents.tsx';
import { RecentDocuments } from './recent-documents.tsx';

interface DocumentsProps {
  term: string;
  category: KnowledgeCategory | null;
  onClear: () => void;
}

/** Search results, best match first; without a search term, recent documents. */
export function Documents({ term, category, onClear }: DocumentsProps) {
  return term ? (
    <FoundDocuments term={term} category={category} onClear={onClear} />
  ) : (
    <RecentDocuments category={category} onClear={onClear} />
  );
}
