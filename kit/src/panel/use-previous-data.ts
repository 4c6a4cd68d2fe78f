import { useState } from 'react';

/** The previous value while the next one loads (undefined); null resets it. The value is stable across renders. */
export function usePreviousData<Value>(value: Value | null | undefined): Value | null {
  const [last, setLast] = useState<Value | null>(null);
  const shown = value === undefined ? last : value;
  if (shown !== last) setLast(shown);
  return shown;
}
