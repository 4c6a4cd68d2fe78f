import { useEffect, useEffectEvent, useRef } from 'react';

/** Events come in bursts: coalesce them into one refetch. */
const coalesceMs = 200;

const listeners = new Set<() => void>();

/** Publishes that something changed in the projects or tasks that the user manages. */
export function notifyWorkChanged(): void {
  for (const listener of listeners) listener();
}

/** Refetches when something changed. A change during a refetch may be missing from its response, so another refetch follows. */
export function useRefetchOnWorkChange(refresh: () => Promise<unknown>): void {
  const state = useRef<{ timer?: ReturnType<typeof setTimeout>; isFetching?: boolean; isRequestedAgain?: boolean }>({});
  const refetch = useEffectEvent(async () => {
    state.current.timer = undefined;
    if (state.current.isFetching) {
      state.current.isRequestedAgain = true;
      return;
    }
    state.current.isFetching = true;
    // The panel's own query shows the error; there is nothing to report here.
    await refresh().then(undefined, () => undefined);
    state.current.isFetching = false;
    if (state.current.isRequestedAgain) notifyWorkChanged();
    state.current.isRequestedAgain = false;
  });
  useEffect(() => {
    const { current } = state;
    const listener = () => {
      current.timer ??= setTimeout(() => void refetch(), coalesceMs);
    };
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      clearTimeout(current.timer);
      current.timer = undefined;
    };
  }, []);
}
