import { useEffect, useState } from 'react';
import { useSearchParams } from 'kit/router';
import { filterAt, type Filter } from './filter.ts';

export interface ProjectFilter {
  filter: Filter;
  /** What stands in the search field. */
  typed: string;
  type: (text: string) => void;
  choose: (changes: Partial<Record<'status' | 'aged' | 'sort', string | null>>) => void;
  clear: () => void;
}

const pause = 250;

/** What one looks for. It stands in the address; what is being typed gets there once it has stayed the same for a moment. */
export function useProjectFilter(): ProjectFilter {
  const [params, setParams] = useSearchParams();
  const addressed = params.get('search') ?? '';
  const [field, setField] = useState({ text: addressed, sent: addressed });
  // The address changed by itself, as on the way back: the field follows.
  const [known, setKnown] = useState(addressed);
  if (addressed !== known) {
    setKnown(addressed);
    if (addressed !== field.sent) setField({ text: addressed, sent: addressed });
  }

  const put = (changes: Record<string, string | null | undefined>) =>
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
    put({ search: text });
  };

  const { text, sent } = field;
  useEffect(() => {
    if (text === sent) return undefined;
    const timer = setTimeout(() => send(text), text ? pause : 0);
    return () => clearTimeout(timer);
  });

  return {
    filter: filterAt(params),
    typed: text,
    type: (next) => setField({ text: next, sent }),
    choose: put,
    clear: () => {
      setField({ text: '', sent: '' });
      put({ search: null, status: null, aged: null });
    },
  };
}
