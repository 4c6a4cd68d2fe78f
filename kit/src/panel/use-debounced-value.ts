import { useEffect, useState } from 'react';

/** Debounces a value, so that the server does not get a request per keystroke. */
export function useDebouncedValue<Value>(value: Value, milliseconds = 250): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}
