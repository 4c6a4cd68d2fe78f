import { useAddressText } from 'kit/panel';
import { useSearchParams } from 'kit/router';
import { knowledgeCategories, type KnowledgeCategory } from 'rules/knowledge';

export interface DocumentSearch {
  /** What stands in the field. */
  typed: string;
  type: (text: string) => void;
  /** What is looked for: once typing has paused. */
  term: string;
  category: KnowledgeCategory | null;
  choose: (category: KnowledgeCategory | null) => void;
  clear: () => void;
}

/** What one looks for, in words and by category. It stands in the address. */
export function useDocumentSearch(): DocumentSearch {
  const [params, setParams] = useSearchParams();
  const { typed, type, settled, empty } = useAddressText('q');
  const put = (category: KnowledgeCategory | null, without?: 'q') =>
    setParams(
      (now) => {
        if (without) now.delete(without);
        if (category) now.set('category', category);
        else now.delete('category');
        return now;
      },
      { replace: true },
    );
  return {
    typed,
    type,
    term: settled,
    category: knowledgeCategories.find((name) => name === params.get('category')) ?? null,
    choose: (category) => put(category),
    clear: () => {
      empty();
      put(null, 'q');
    },
  };
}
