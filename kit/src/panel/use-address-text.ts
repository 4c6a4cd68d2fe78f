import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSearchParams } from '../router.ts';

const pause = 250;

export interface AddressText {
  /** What stands in the field. */
  typed: string;
  type: (text: string) => void;
  /** What stands in the address: once typing has paused. */
  settled: string;
  field: RefObject<HTMLInputElement | null>;
  /** All that the address says. */
  params: URLSearchParams;
  /** Says something else in the address beside the text; null and nothing take it out. */
  put: (changes: Readonly<Record<string, string | null | undefined>>) => void;
  /** Takes the text and these others back, and goes on in the field: the button that clears goes with what it clears. */
  clear: (...others: readonly string[]) => void;
}

/**
 * Text that one looks for. It stands in the address, so that a reload and the way back bring it again; what is being typed
 * gets there once it has stayed the same for a moment.
 */
export function useAddressText(name: string): AddressText {
  const [params, setParams] = useSearchParams();
  const addressed = params.get(name) ?? '';
  const [text, setText] = useState({ typed: addressed, sent: addressed });
  const field = useRef<HTMLInputElement>(null);
  // The address changed by itself, as on the way back: the field follows.
  const [known, setKnown] = useState(addressed);
  if (addressed !== known) {
    setKnown(addressed);
    if (addressed !== text.sent) setText({ typed: addressed, sent: addressed });
  }

  const put: AddressText['put'] = (changes) => setParams((now) => changed(now, changes), { replace: true });
  const send = (typed: string) => {
    setText({ typed, sent: typed });
    put({ [name]: typed });
  };
  const { typed, sent } = text;
  useEffect(() => {
    if (typed === sent) return undefined;
    const timer = setTimeout(() => send(typed), typed ? pause : 0);
    return () => clearTimeout(timer);
  });

  return {
    typed,
    type: (next) => setText({ typed: next, sent }),
    settled: addressed.trim(),
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

function changed(params: URLSearchParams, changes: Parameters<AddressText['put']>[0]): URLSearchParams {
  for (const [name, value] of Object.entries(changes)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return params;
}
