import { useRef, useState, type RefObject } from 'react';
import { useDebouncedCallback } from '../panel/use-debounced-callback.ts';
import { useSearchState } from './use-search-state.ts';

export interface SearchText {
  /** The text in the field. */
  typed: string;
  type: (text: string) => void;
  /** The text in the URL, after the debounce. */
  settled: string;
  field: RefObject<HTMLInputElement | null>;
  /** Clears the text and focuses the field, because the clear button disappears. */
  clear: () => void;
}

/** The text of a search field, kept in the URL. Typed text is debounced. */
export function useSearchText(name: string): SearchText {
  const [state, setState] = useSearchState(name);
  const urlText = state ?? '';
  const [text, setText] = useState({ typed: urlText, sent: urlText });
  const field = useRef<HTMLInputElement>(null);
  // The URL changed for another reason, such as Back: the field follows.
  const [known, setKnown] = useState(urlText);
  if (urlText !== known) {
    setKnown(urlText);
    if (urlText !== text.sent) setText({ typed: urlText, sent: urlText });
  }

  const send = (typed: string) => {
    setText({ typed, sent: typed });
    setState(typed);
  };
  const { typed, sent } = text;
  const sendSoon = useDebouncedCallback(() => {
    // It may have been sent or replaced meanwhile, by Clear or Back.
    if (typed !== sent) send(typed);
  });

  return {
    typed,
    type(next) {
      if (next === '') return send(next);
      setText({ typed: next, sent });
      sendSoon();
    },
    settled: urlText.trim(),
    field,
    clear: () => {
      send('');
      field.current?.focus();
    },
  };
}
