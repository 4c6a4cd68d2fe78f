import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that runs the callback once after a pause in its calls, and not after unmounting. */
export function useDebouncedCallback(callback: () => void, milliseconds = 250): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), milliseconds);
  }, [milliseconds]);
}
