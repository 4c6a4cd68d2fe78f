import { useEffect, useState } from 'react';
import { useSearchParams } from 'kit/router';
import { leadStatuses, type LeadStatus } from 'rules/leads';

export interface LeadFilter {
  search: string;
  status: LeadStatus | null;
}

export interface LeadSearch extends LeadFilter {
  /** What stands in the field. */
  typed: string;
  type: (text: string) => void;
  choose: (status: LeadStatus | null) => void;
  clear: () => void;
}

const pause = 200;

/**
 * What one looks for. It stands in the address, so that a reload and the way back bring it again; what is being typed gets
 * there once it has stayed the same for a moment.
 */
export function useLeadSearch(): LeadSearch {
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
    ...filterAt(params),
    typed: text,
    type: (next) => setField({ text: next, sent }),
    choose: (status) => put({ status }),
    clear: () => {
      setField({ text: '', sent: '' });
      put({ q: null, status: null });
    },
  };
}

/** The filter that an address asks for. */
export const filterAt = (params: URLSearchParams): LeadFilter => ({
  search: (params.get('q') ?? '').trim(),
  status: leadStatuses.find((name) => name === params.get('status')) ?? null,
});
