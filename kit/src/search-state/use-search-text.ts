import { useRef, useState, type RefObject, useCallback, useEffect } from 'react';
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

/** Returns a function that runs the callback once after a pause in its calls, and not after unmounting. */
function useDebouncedCallback(callback: () => void, milliseconds = 250): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), milliseconds);
  }, [milliseconds]);
}
