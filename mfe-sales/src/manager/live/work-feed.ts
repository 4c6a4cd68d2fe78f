import { useEffect, useEffectEvent, useRef } from 'react';

/** Events come in bursts: coalesce them into one refetch. */
const coalesceMs = 200;

const listeners = new Set<() => void>();

/** Publishes that something changed in the projects or tasks that the user manages. */
export function tellWork(): void {
  for (const listener of listeners) listener();
}

/** Refetches when something changed. A change during a refetch may be missing from its response, so another refetch follows. */
export function useFreshWork(refresh: () => Promise<unknown>): void {
  const state = useRef<{ timer?: ReturnType<typeof setTimeout>; isAsking?: boolean; isWanted?: boolean }>({});
  const ask = useEffectEvent(async () => {
    state.current.timer = undefined;
    if (state.current.isAsking) {
      state.current.isWanted = true;
      return;
    }
    state.current.isAsking = true;
    // The panel's own query shows the error; there is nothing to report here.
    await refresh().then(undefined, () => undefined);
    state.current.isAsking = false;
    if (state.current.isWanted) tellWork();
    state.current.isWanted = false;
  });
  useEffect(() => {
    const { current } = state;
    const listener = () => {
      current.timer ??= setTimeout(() => void ask(), coalesceMs);
    };
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      clearTimeout(current.timer);
      current.timer = undefined;
    };
  }, []);
}
