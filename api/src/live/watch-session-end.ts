import { clock } from '#clock';

/** The maximum delay of a timer is 24 days. */
const maxTimerMs = 24 * 60 * 60 * 1000;

/** Calls back when a session reaches its end, which may be 30 days away. Returns a function that cancels it. */
export function watchSessionEnd(endsAt: Date, onEnd: () => void): () => void {
  let timer: NodeJS.Timeout;
  const wait = () => {
    const remainingMs = endsAt.getTime() - clock.now();
    timer = setTimeout(remainingMs > maxTimerMs ? wait : onEnd, Math.max(0, Math.min(remainingMs, maxTimerMs)));
    timer.unref();
  };
  wait();
  return () => clearTimeout(timer);
}
