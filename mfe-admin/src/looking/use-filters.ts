import { useEffect, useRef } from 'react';
import { useSearchParams } from 'kit/router';

export interface Filters {
  /** What stands under a name; empty where nothing does. */
  get: (name: string) => string;
  put: (name: string, value: string) => void;
  /** Whether one of these names has a value. */
  isUsed: boolean;
  clear: () => void;
}

/** What a list is narrowed to. It stands in the address, so that it can be reloaded and shared. */
export function useFilters(names: readonly string[]): Filters {
  const [params, setParams] = useSearchParams();
  // The router knows what was rendered last: of two changes before the next render the second would undo the first.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const change = (changes: Record<string, string>) => {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    latest.current = next;
    setParams(next, { replace: true });
  };
  return {
    get: (name) => params.get(name) ?? '',
    put: (name, value) => change({ [name]: value }),
    isUsed: names.some((name) => params.has(name)),
    clear: () => change(Object.fromEntries(names.map((name) => [name, '']))),
  };
}
