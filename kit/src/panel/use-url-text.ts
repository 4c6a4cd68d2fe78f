import { useEffect, useRef, useState, type RefObject } from 'react';
import { useUrlParams, type ParamChanges } from './use-url-params.ts';

const debounceMs = 250;

export interface UrlText {
  /** The text in the field. */
  typed: string;
  type: (text: string) => void;
  /** The text in the URL, after the debounce. */
  settled: string;
  field: RefObject<HTMLInputElement | null>;
  /** All parameters of the URL. */
  params: URLSearchParams;
  /** Changes other parameters. */
  put: (changes: ParamChanges) => void;
  /** Clears the text and other parameters, and focuses the field, because the clear button disappears. */
  clear: (...others: readonly string[]) => void;
}

/** A search text that is kept in the URL, so that it survives a reload and Back. Typed text is debounced. */
export function useUrlText(name: string): UrlText {
  const [params, put] = useUrlParams();
  const urlText = params.get(name) ?? '';
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
    put({ [name]: typed });
  };
  const { typed, sent } = text;
  useEffect(() => {
    if (typed === sent) return undefined;
    const timer = setTimeout(() => send(typed), typed ? debounceMs : 0);
    return () => clearTimeout(timer);
  });

  return {
    typed,
    type: (next) => setText({ typed: next, sent }),
    settled: urlText.trim(),
    field,
    params,
    put,
    clear: (...others) => {
      setText({ typed: '', sent: '' });
      put(Object.fromEntries([name, ...others].map((param) => [param, null])));
      field.current?.focus();
    },
  };
}
