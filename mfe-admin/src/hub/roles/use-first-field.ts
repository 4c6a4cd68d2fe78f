import { useEffect, useRef } from 'react';

/** Puts the cursor into the first field when a dialog opens. */
export function useFirstField() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
  return place;
}
