import { useCallback, useEffect, useRef } from 'react';

/** Calls `done` once, after `duration` milliseconds in which the countdown was not paused. */
export function useCountdown(duration: number, done: () => void) {
  const latest = useRef(done);
  const clock = useRef({ left: duration, startedAt: 0, timer: 0 });
  useEffect(() => {
    latest.current = done;
  });

  const pause = useCallback(() => {
    const { current } = clock;
    if (!current.timer) return;
    window.clearTimeout(current.timer);
    current.timer = 0;
    current.left -= Date.now() - current.startedAt;
  }, []);

  const resume = useCallback(() => {
    const { current } = clock;
    window.clearTimeout(current.timer);
    current.startedAt = Date.now();
    current.timer = window.setTimeout(() => latest.current(), current.left);
  }, []);

  useEffect(() => {
    resume();
    return pause;
  }, [pause, resume]);

  return { pause, resume };
}
