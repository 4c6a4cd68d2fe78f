import { useState } from 'react';

/** What was there last, while the next is on its way (undefined); null forgets it. A value is the same one at every render. */
export function usePreviousData<Value>(value: Value | null | undefined): Value | null {
  const [last, setLast] = useState<Value | null>(null);
  const shown = value === undefined ? last : value;
  if (shown !== last) setLast(shown);
  return shown;
}
