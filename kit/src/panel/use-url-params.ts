import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from '../router.ts';

/** Null and empty values remove a parameter. */
export type ParamChanges = Readonly<Record<string, string | null | undefined>>;

/** The URL's parameters, and a function that changes some of them without adding a history entry. */
export function useUrlParams(): [URLSearchParams, (changes: ParamChanges) => void] {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  // The router only knows the last rendered URL: of two changes before the next render, the second would undo the first.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = new URLSearchParams(location.search);
  }, [location]);
  const put = (changes: ParamChanges) => {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    latest.current = next;
    setParams(next, { replace: true });
  };
  return [params, put];
}
