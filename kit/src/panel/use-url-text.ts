import { useEffect, useRef, useState, type RefObject } from 'react';
import { useUrlParams, type ParamChanges } from './use-url-params.ts';

const debounceMs = 250;

export interface UrlText {
  /** What stands in the field. */
  typed: string;
  type: (text: string) => void;
  /** What stands in the address: once typing has paused. */
  settled: string;
  field: RefObject<HTMLInputElement | null>;
  /** All that the address says. */
  params: URLSearchParams;
  /** Changes what else the address says. */
  put: (changes: ParamChanges) => void;
  /** Takes the text and these others back, and goes on in the field: the button that clears goes with what it clears. */
  clear: (...others: readonly string[]) => void;
}

/**
 * Text that one looks for. It stands in the address, so that a reload and the way back bring it again; what is being typed
 * gets there once it has stayed the same for a moment.
 */
export function useUrlText(name: string): UrlText {
  const [params, put] = useUrlParams();
  const urlText = params.get(name) ?? '';
  const [text, setText] = useState({ typed: urlText, sent: urlText });
  const field = useRef<HTMLInputElement>(null);
  // The address changed on its own, as on the way back: the field follows.
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
