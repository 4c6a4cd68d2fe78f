import { useEffect, useState } from 'react';
import { useSearchParams } from '../router.ts';

const pause = 250;

interface AddressText {
  /** What stands in the field. */
  typed: string;
  type: (text: string) => void;
  /** What stands in the address: once typing has paused. */
  settled: string;
  /** Empties the field; whoever does that takes the parameter out of the address too. */
  empty: () => void;
}

/**
 * Text that one looks for. It stands in the address, so that a reload and the way back bring it again; what is being typed
 * gets there once it has stayed the same for a moment.
 */
export function useAddressText(name: string): AddressText {
  const [params, setParams] = useSearchParams();
  const addressed = params.get(name) ?? '';
  const [field, setField] = useState({ text: addressed, sent: addressed });
  // The address changed by itself, as on the way back: the field follows.
  const [known, setKnown] = useState(addressed);
  if (addressed !== known) {
    setKnown(addressed);
    if (addressed !== field.sent) setField({ text: addressed, sent: addressed });
  }

  const send = (text: string) => {
    setField({ text, sent: text });
    setParams((now) => withParam(now, name, text), { replace: true });
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
    settled: addressed.trim(),
    empty: () => setField({ text: '', sent: '' }),
  };
}

function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  if (value) params.set(name, value);
  else params.delete(name);
  return params;
}
