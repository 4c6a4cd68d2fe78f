import type { KnowledgeCategory } from 'rules/knowledge';
import { FoundDocuments } from './found-documents.tsx';
import { RecentDocuments } from './recent-documents.tsx';

interface DocumentsProps {
  term: string;
  category: KnowledgeCategory | null;
  onClear: () => void;
}

/** What has the words that one looks for, the best first; looking for none, what is new. */
export function Documents({ term, category, onClear }: DocumentsProps) {
  return term ? (
    <FoundDocuments term={term} category={category} onClear={onClear} />
  ) : (
    <RecentDocuments category={category} onClear={onClear} />
  );
}
