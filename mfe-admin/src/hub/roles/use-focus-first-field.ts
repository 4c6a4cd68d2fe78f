import { useEffect, useRef } from 'react';

/** Focuses the first field when a dialog opens. */
export function useFocusFirstField() {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
  return container;
}
