import { useSearchText, type SearchText } from 'kit/panel';
import { useSearchState } from 'kit/search-state';
import { knowledgeCategories, type KnowledgeCategory } from 'rules/knowledge';

export interface DocumentSearch {
  text: SearchText;
  category: KnowledgeCategory | null;
  setCategory: (category: KnowledgeCategory | null) => void;
  clear: () => void;
}

/** The search term and category, stored in the URL. */
export function useDocumentSearch(): DocumentSearch {
  const text = useSearchText('q');
  const [category, setCategory] = useSearchState('category');
  return {
    text,
    category: knowledgeCategories.find((name) => name === category) ?? null,
    setCategory,
    clear: () => {
      text.clear();
      setCategory(null);
    },
  };
}
