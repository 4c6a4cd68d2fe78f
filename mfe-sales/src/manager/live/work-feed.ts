import { useEffect, useEffectEvent, useRef } from 'react';

/** Events of one change come together, and often several changes do: they are answered with one question. */
const together = 200;

const listeners = new Set<() => void>();

/** Something changed in the projects or tasks that one manages. */
export function tellWork(): void {
  for (const listener of listeners) listener();
}

/**
 * Asks again when something changed. What changes while an answer is under way may be missing in it: so it is asked once
 * more behind it.
 */
export function useFreshWork(refresh: () => Promise<unknown>): void {
  const state = useRef<{ timer?: ReturnType<typeof setTimeout>; isAsking?: boolean; isWanted?: boolean }>({});
  const ask = useEffectEvent(async () => {
    state.current.timer = undefined;
    if (state.current.isAsking) {
      state.current.isWanted = true;
      return;
    }
    state.current.isAsking = true;
    // A fault shows in the panel that asked first; there is nothing more to say about it here.
    await refresh().then(undefined, () => undefined);
    state.current.isAsking = false;
    if (state.current.isWanted) tellWork();
    state.current.isWanted = false;
  });
  useEffect(() => {
    const { current } = state;
    const listener = () => {
      current.timer ??= setTimeout(() => void ask(), together);
    };
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      clearTimeout(current.timer);
      current.timer = undefined;
    };
  }, []);
}
