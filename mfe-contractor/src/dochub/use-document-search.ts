import { useUrlText, type UrlText } from 'kit/panel';
import { knowledgeCategories, type KnowledgeCategory } from 'rules/knowledge';

export interface DocumentSearch {
  text: UrlText;
  category: KnowledgeCategory | null;
  setCategory: (category: KnowledgeCategory | null) => void;
  clear: () => void;
}

/** The search term and category, stored in the URL. */
export function useDocumentSearch(): DocumentSearch {
  const text = useUrlText('q');
  return {
    text,
    category: knowledgeCategories.find((name) => name === text.params.get('category')) ?? null,
    setCategory: (category) => text.put({ category }),
    clear: () => text.clear('category'),
  };
}
