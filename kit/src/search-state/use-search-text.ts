import { useRef, useState, type RefObject, useCallback, useEffect } from 'react';
import { useSearchState } from './use-search-state.ts';

export interface SearchText {
  /** The text in the field. */
  text: string;
  setText: (text: string) => void;
  /** The text in the URL, after the debounce. */
  debouncedText: string;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Clears the text and focuses the field, because the clear button disappears. */
  clear: () => void;
}

/** The text of a search field, kept in the URL. Typed text is debounced. */
export function useSearchText(name: string): SearchText {
  const [state, setState] = useSearchState(name);
  const urlText = state ?? '';
  const [{ text, sentText }, setTexts] = useState({ text: urlText, sentText: urlText });
  const inputRef = useRef<HTMLInputElement>(null);
  // The URL changed for another reason, such as Back: the field follows.
  const [known, setKnown] = useState(urlText);
  if (urlText !== known) {
    setKnown(urlText);
    if (urlText !== sentText) setTexts({ text: urlText, sentText: urlText });
  }

  const send = (next: string) => {
    setTexts({ text: next, sentText: next });
    setState(next);
  };
  const sendSoon = useDebouncedCallback(() => {
    // It may have been sent or replaced meanwhile, by Clear or Back.
    if (text !== sentText) send(text);
  });

  return {
    text,
    setText(next) {
      if (next === '') return send(next);
      setTexts({ text: next, sentText });
      sendSoon();
    },
    debouncedText: urlText.trim(),
    inputRef,
    clear: () => {
      send('');
      inputRef.current?.focus();
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
