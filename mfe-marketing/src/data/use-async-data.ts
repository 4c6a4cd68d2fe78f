import { useCallback, useEffect, useRef, useState } from 'react';
import { toFault, type Fault } from 'kit/fault';

export interface AsyncData<Answer> {
  /** The latest data; null until the first load. */
  answer: Answer | null;
  /** Why the first load failed. */
  fault: Fault | null;
  /** Refetches; the current data stays until the new data arrives. */
  refresh: () => Promise<void>;
}

/** Loads data that can be refetched. `load` must be memoized. */
export function useAsyncData<Answer>(load: () => Promise<Answer>): AsyncData<Answer> {
  const [result, setResult] = useState<{ answer: Answer | null; fault: Fault | null }>({ answer: null, fault: null });
  const latestRequestId = useRef(0);

  const refresh = useCallback(async () => {
    const requestId = (latestRequestId.current += 1);
    const next = await load().then(
      (answer) => ({ answer, fault: null }),
      (error: unknown) => ({ answer: null, fault: toFault(error) }),
    );
    // Only the latest request counts, and a failed refetch keeps the data on screen.
    if (requestId === latestRequestId.current) setResult((before) => (next.fault && before.answer ? before : next));
  }, [load]);

  useEffect(() => {
    void refresh();
    return () => {
      latestRequestId.current += 1;
    };
  }, [refresh]);
  return { ...result, refresh };
}
