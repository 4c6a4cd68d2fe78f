import { useCallback, useEffect, useRef, useState } from 'react';
import { toFault, type Fault } from 'kit/fault';

export interface AsyncData<Answer> {
  /** The latest; null until the first one. */
  answer: Answer | null;
  /** Why there is no answer yet. */
  fault: Fault | null;
  /** Asks again. What is shown stays until the answer is there. */
  refresh: () => Promise<void>;
}

/** Loads data that can be refetched. `ask` is the same function from render to render. */
export function useAsyncData<Answer>(load: () => Promise<Answer>): AsyncData<Answer> {
  const [result, setResult] = useState<{ answer: Answer | null; fault: Fault | null }>({ answer: null, fault: null });
  const latestRequestId = useRef(0);

  const refresh = useCallback(async () => {
    const requestId = (latestRequestId.current += 1);
    const next = await load().then(
      (answer) => ({ answer, fault: null }),
      (error: unknown) => ({ answer: null, fault: toFault(error) }),
    );
    // Of two that are under way only the later one counts. A question that failed takes nothing away.
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
