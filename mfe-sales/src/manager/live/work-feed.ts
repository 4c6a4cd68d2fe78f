import { useEffect, useEffectEvent } from 'react';
import { useCoalescedRefetch } from 'kit/apollo';

/** Events come in bursts. */
const batchDelayMs = 200;

const listeners = new Set<() => void>();

/** Publishes that something changed in the projects or tasks that the user manages. */
export function notifyWorkChanged(): void {
  for (const listener of listeners) listener();
}

/** Refetches when something changed. */
export function useRefetchOnWorkChange(refetch: () => Promise<unknown>): void {
  const refetchSoon = useEffectEvent(useCoalescedRefetch(refetch, batchDelayMs));
  useEffect(() => {
    const listener = () => refetchSoon();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
