import { useCallback, useSyncExternalStore } from 'react';

interface Subscriber {
  onTick: () => void;
  /** The next tick is when `(time - offset)` is a multiple of it. */
  intervalMs: number;
  offset: number;
}

const subscribers = new Set<Subscriber>();
let timer: ReturnType<typeof setTimeout> | undefined;
let now = 0;

/**
 * The current time, for what is shown in minutes. It ticks every 30 seconds or, with `due`, exactly when the minutes until
 * then change. All subscribers share one timer, which stops while the page is hidden.
 */
export function useNow(due?: string): number {
  const subscribe = useCallback(
    (onTick: () => void) => addSubscriber({ onTick, ...(due ? minutesUntil(due) : halfMinutes) }),
    [due],
  );
  return useSyncExternalStore(subscribe, readNow, readNow);
}

const halfMinutes = { intervalMs: 30_000, offset: 0 };
const minutesUntil = (due: string) => ({ intervalMs: 60_000, offset: Date.parse(due) });

/** Any render may get a newer time, but two reads of one render get the same. */
function readNow(): number {
  if (Math.abs(Date.now() - now) >= 1000) now = Date.now();
  return now;
}

function addSubscriber(subscriber: Subscriber): () => void {
  if (subscribers.size === 0) document.addEventListener('visibilitychange', tick);
  subscribers.add(subscriber);
  schedule();
  return () => {
    subscribers.delete(subscriber);
    schedule();
    if (subscribers.size === 0) document.removeEventListener('visibilitychange', tick);
  };
}

function tick(): void {
  if (!document.hidden) {
    now = Date.now();
    for (const { onTick } of subscribers) onTick();
  }
  schedule();
}

function schedule(): void {
  clearTimeout(timer);
  if (document.hidden || subscribers.size === 0) return;
  timer = setTimeout(tick, Math.min(...[...subscribers].map(getMsUntilTick)));
}

function getMsUntilTick({ intervalMs, offset }: Subscriber): number {
  const sinceTick = (((Date.now() - offset) % intervalMs) + intervalMs) % intervalMs;
  return intervalMs - sinceTick;
}
