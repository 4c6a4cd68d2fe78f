import type { EventEmitter } from 'node:events';
import type { Logger } from 'pino';
import { endOnUncaught } from '#end-on-uncaught';
import type { Lifecycle } from '#health/lifecycle';

interface Options {
  lifecycle: Lifecycle;
  log: Logger;
  process: EventEmitter;
  exit(code: number): void;
}

/** npm forwards a signal that the terminal already sent to the whole process group: both are the same one. */
const repeatedSignalMs = 500;

/**
 * Stops the server in order on the first signal, then exits: with 0, or with 1 if a part did not stop. Exits immediately
 * on a second signal or when the stop times out.
 */
export function endOnSignal({ lifecycle, log, process, exit }: Options): void {
  let firstSignalAt: number | null = null;
  const stop = async ({ isUrgent = false } = {}) => {
    const { total } = lifecycle.timeouts;
    const limit = setTimeout(() => {
      log.fatal({ part: lifecycle.stopping }, `not stopped within ${total / 1000} seconds: ${lifecycle.stopping}`);
      exit(1);
    }, total);
    try {
      await lifecycle.stop({ isUrgent });
    } finally {
      clearTimeout(limit);
    }
  };
  const end = async () => {
    const began = performance.now();
    try {
      await stop();
      log.info({ event: 'stopped', ms: Math.round(performance.now() - began) }, 'the server has stopped');
      exit(0);
    } catch {
      exit(1); // the lifecycle has logged which part failed
    }
  };
  const onSignal = (signal: NodeJS.Signals) => {
    if (firstSignalAt === null) {
      firstSignalAt = performance.now();
      log.info({ event: 'stopping', signal }, `stopping on ${signal}`);
      return void end();
    }
    if (performance.now() - firstSignalAt < repeatedSignalMs) return;
    log.warn({ part: lifecycle.stopping }, `ending at once on a second signal, while stopping: ${lifecycle.stopping}`);
    exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => onSignal(signal as NodeJS.Signals));
  // The parent process that started this one over a channel is gone.
  process.on('disconnect', () => void end());
  process.on('uncaughtException', endOnUncaught({ log, stop: () => stop({ isUrgent: true }), exit }));
}
