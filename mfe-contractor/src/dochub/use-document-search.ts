import { useEffect, useState } from 'react';
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

const pause = 250;

/**
 * What one looks for. It stands in the address, so that a reload and the way back from a document bring it again; what is
 * being typed gets there once it has stayed the same for a moment.
 */
export function useDocumentSearch(): DocumentSearch {
  const [params, setParams] = useSearchParams();
  const addressed = params.get('q') ?? '';
  const [field, setField] = useState({ text: addressed, sent: addressed });
  // The address changed by itself, as on the way back: the field follows.
  const [known, setKnown] = useState(addressed);
  if (addressed !== known) {
    setKnown(addressed);
    if (addressed !== field.sent) setField({ text: addressed, sent: addressed });
  }

  const put = (changes: Record<string, string | null>) =>
    setParams(
      (now) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value) now.set(name, value);
          else now.delete(name);
        }
        return now;
      },
      { replace: true },
    );
  const send = (text: string) => {
    setField({ text, sent: text });
    put({ q: text });
  };

  const { text, sent } = field;
  useEffect(() => {
    if (text === sent) return undefined;
    const timer = setTimeout(() => send(text), text ? pause : 0);
    return () => clearTimeout(timer);
  });

  return {
    typed: text,
    type: (next) => setField({ text: next, sent }),
    term: addressed.trim(),
    category: knowledgeCategories.find((name) => name === params.get('category')) ?? null,
    choose: (category) => put({ category }),
    clear: () => {
      setField({ text: '', sent: '' });
      put({ q: null, category: null });
    },
  };
}
