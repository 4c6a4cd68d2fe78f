import { useCallback, useEffect, useRef, useState } from 'react';
import { toFault, type Fault } from 'kit/fault';

export interface Loaded<Answer> {
  /** The latest; null until the first one. */
  answer: Answer | null;
  /** Why there is no answer yet. */
  fault: Fault | null;
  /** Asks again. What is shown stays until the answer is there. */
  refresh: () => Promise<void>;
}

/** Loads data that can be refetched. `ask` is the same function from render to render. */
export function useLoaded<Answer>(ask: () => Promise<Answer>): Loaded<Answer> {
  const [known, setKnown] = useState<{ answer: Answer | null; fault: Fault | null }>({ answer: null, fault: null });
  const latest = useRef(0);

  const refresh = useCallback(async () => {
    const turn = (latest.current += 1);
    const next = await ask().then(
      (answer) => ({ answer, fault: null }),
      (error: unknown) => ({ answer: null, fault: toFault(error) }),
    );
    // Of two that are under way only the later one counts. A question that failed takes nothing away.
    if (turn === latest.current) setKnown((before) => (next.fault && before.answer ? before : next));
  }, [ask]);

  useEffect(() => {
    void refresh();
    return () => {
      latest.current += 1;
    };
  }, [refresh]);
  return { ...known, refresh };
}
