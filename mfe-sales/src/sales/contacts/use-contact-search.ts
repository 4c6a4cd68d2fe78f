import { useEffect, useState } from 'react';
import { useSearchParams } from 'kit/router';
import { type Shown, shownAt } from './shown.ts';

export interface ContactSearch {
  /** What stands in the field. */
  typed: string;
  type: (text: string) => void;
  /** What is looked for: once typing has paused. */
  term: string;
  shown: Shown;
  show: (shown: Shown) => void;
  clear: () => void;
}

const pause = 250;

/** Whom one looks for. It stands in the address, so that a reload and the way back from a lead bring it again. */
export function useContactSearch(): ContactSearch {
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

  const { text, sent } = field;
  useEffect(() => {
    if (text === sent) return undefined;
    const timer = setTimeout(
      () => {
        setField({ text, sent: text });
        put({ q: text });
      },
      text ? pause : 0,
    );
    return () => clearTimeout(timer);
  });

  return {
    typed: text,
    type: (next) => setField({ text: next, sent }),
    term: addressed.trim(),
    shown: shownAt(params.get('show')),
    show: (shown) => put({ show: shown === 'everybody' ? null : shown }),
    clear: () => {
      setField({ text: '', sent: '' });
      put({ q: null, show: null });
    },
  };
}
